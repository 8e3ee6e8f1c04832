import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventCount, EventCountInput } from "#shared/events/counts/contract.ts";
import type { CountChange, CountItem } from "#shared/events/counts/count-lines.ts";
import { countedAmounts, NOTHING_COUNTED } from "#shared/events/counts/counted-amounts.ts";
import {
  asCount,
  knownAndWaiting,
  refuse,
  seal,
  type WaitingCount,
  withChange,
} from "#shared/events/counts/waiting-counts.ts";
import { CountSender, type Sent } from "./count-sender.ts";
import type { CountStore } from "./count-store.ts";

const EVENT = 7;
const ANA = { by: "Ana", isByLink: false };
const vodka: CountItem = {
  ingredientId: 1,
  name: "Vodka",
  unit: "L",
  packName: "garrafa",
  packQuantity: 0.75,
  out: 6,
};

type Pause = () => Promise<void>;
const atOnce: Pause = async () => {};

/** A device's store, which takes a moment before and after each change. */
function memoryStore(pause: Pause = atOnce): CountStore & { lists: Map<string, WaitingCount[]> } {
  const lists = new Map<string, WaitingCount[]>();
  return {
    lists,
    change: async (owner, edit) => {
      await pause();
      const waiting = edit(lists.get(owner) ?? []);
      lists.set(owner, waiting);
      await pause();
      return waiting;
    },
  };
}

/** Keeps each id once, as the server does. */
function countServer() {
  const kept = new Map<string, EventCount>();
  return {
    kept,
    counts: () => [...kept.values()],
    take: (entry: EventCountInput, by: string): Sent => {
      const count = kept.get(entry.id) ?? asCount(entry, { by, isByLink: false });
      kept.set(entry.id, count);
      return { count };
    },
  };
}

let ids = 0;
const makeId = () => `id-${++ids}`;
const sender = (post: (waiting: WaitingCount) => Promise<Sent>, store = memoryStore()) =>
  new CountSender({ owner: "1:1", store, post, makeId });

test("touches of one ingredient are one entry, until it is sent", async () => {
  const server = countServer();
  const phone = sender(async ({ entry }) => server.take(entry, "Ana"));
  await Promise.all([
    phone.add(EVENT, vodka, { closed: 1 }),
    phone.add(EVENT, vodka, { closed: 1 }),
    phone.add(EVENT, vodka, { open: 7 }),
  ]);
  expect(phone.waiting()).toHaveLength(1);
  await phone.send();
  expect(server.counts()).toMatchObject([{ closed: 2, openTenths: [7] }]);
  await phone.add(EVENT, vodka, { open: -7 });
  await phone.send();
  expect(server.counts()).toMatchObject([{ openTenths: [7] }, { closed: 0, openTenths: [-7] }]);
  expect(phone.waiting()).toEqual([]);
});

test("a touch that is taken back at once leaves nothing to send", async () => {
  const phone = sender(() => expect.fail("Nothing to send"));
  await phone.add(EVENT, vodka, { closed: 1, lost: 0.75 });
  await phone.add(EVENT, vodka, { closed: -1, lost: -0.75 });
  expect(phone.waiting()).toEqual([]);
  await phone.send();
});

test("without an answer everything stays, and goes with the same id later", async () => {
  const seen: string[] = [];
  const store = memoryStore();
  const offline = sender(async ({ entry: { id } }) => {
    seen.push(id);
    return "unanswered";
  }, store);
  await offline.add(EVENT, vodka, { closed: 1 });
  await offline.send();
  expect(offline.waiting()).toHaveLength(1);
  const server = countServer();
  const reopened = sender(async ({ entry }) => server.take(entry, "Ana"), store);
  await reopened.load();
  expect(reopened.waiting()).toHaveLength(1);
  await reopened.send();
  expect(server.counts().map(({ id }) => id)).toEqual(seen);
});

test("what the server refuses is kept with its words, and does not hold up the others", async () => {
  const server = countServer();
  let isRefusing = true;
  const phone = sender(async ({ entry }) =>
    isRefusing && entry.ingredientId === 1
      ? { problem: "Ingrediente não encontrado", isInvalid: false }
      : server.take(entry, "Ana"),
  );
  await phone.add(EVENT, vodka, { closed: 1 });
  await phone.add(EVENT, { ...vodka, ingredientId: 2 }, { closed: 1 });
  await phone.send();
  expect(phone.waiting()).toMatchObject([{ problem: "Ingrediente não encontrado" }]);
  expect(server.counts()).toMatchObject([{ ingredientId: 2 }]);
  isRefusing = false;
  await phone.send();
  expect(phone.waiting()).toHaveLength(1);
  await phone.send({ alsoRefused: true });
  expect(phone.waiting()).toEqual([]);
});

test("what is wrong in itself is corrected by the next touch; the rest can be thrown away", async () => {
  const server = countServer();
  const phone = sender(async ({ entry }) =>
    entry.closed > 100 ? { problem: "Contagem inválida", isInvalid: true } : server.take(entry, "Ana"),
  );
  await phone.add(EVENT, vodka, { closed: 1000 });
  await phone.send();
  expect(phone.waiting()).toMatchObject([{ problem: "Contagem inválida" }]);
  await phone.add(EVENT, vodka, { closed: -997 });
  await phone.send();
  expect(server.counts()).toMatchObject([{ closed: 3 }]);
  await phone.add(EVENT, vodka, { closed: 1000 });
  await phone.send();
  await phone.add(EVENT, { ...vodka, ingredientId: 2 }, { closed: 1 });
  await phone.discard({ onlyRefused: true });
  expect(phone.waiting()).toMatchObject([{ entry: { ingredientId: 2 } }]);
});

test("a refusal of what another tab has corrected meanwhile leaves the correction sealed", () => {
  const place = { eventId: EVENT, item: vodka };
  const stamp = { id: "a", at: "" };
  const wrong = withChange([], place, { closed: 1000 }, stamp);
  const refusal = { problem: "Contagem inválida", isInvalid: true };
  const sent = wrong[0]?.entry as EventCountInput;
  const opened = refuse(seal(wrong, "a"), sent, refusal);
  const corrected = seal(withChange(opened, place, { closed: -997 }, stamp), "a");
  expect(refuse(corrected, sent, refusal)).toEqual(corrected);
  expect(corrected).toMatchObject([{ entry: { id: "a", closed: 3 }, isSealed: true }]);
});

test("a pack that became another, and what is in no pack, are entries of their own", async () => {
  const server = countServer();
  const phone = sender(async ({ entry }) => server.take(entry, "Ana"));
  await phone.add(EVENT, vodka, { closed: 2 });
  await phone.add(EVENT, { ...vodka, packQuantity: 1 }, { closed: 1 });
  await phone.add(EVENT, vodka, { loose: 0.4 });
  await phone.send();
  expect(server.counts()).toMatchObject([
    { closed: 2, packQuantity: 0.75 },
    { closed: 1, packQuantity: 1 },
    { closed: 0.4, packQuantity: null },
  ]);
});

test("another person on the same device neither sees nor sends them", async () => {
  const store = memoryStore();
  const first = sender(async () => "unanswered", store);
  await first.add(EVENT, vodka, { closed: 1 });
  await first.send();
  const second = new CountSender({ owner: "1:2", store, post: () => expect.fail("Not theirs") });
  await second.load();
  expect(second.waiting()).toEqual([]);
  await second.send();
  expect(store.lists.get("1:1")).toHaveLength(1);
});

test("after the logout nothing more is sent", async () => {
  const sent: string[] = [];
  const phone = sender(async ({ entry: { id } }) => {
    sent.push(id);
    phone.stop();
    return "unanswered";
  });
  await phone.add(EVENT, vodka, { closed: 1 });
  await phone.add(EVENT, { ...vodka, ingredientId: 2 }, { closed: 1 });
  await phone.send();
  await phone.send();
  expect(sent).toHaveLength(1);
});

/** What happens on the phones of a team: each step is one of these, on one of three. */
const anyStep = fc.record({
  phone: fc.nat({ max: 2 }),
  /** How much of what is under way happens before the next step. */
  moments: fc.nat({ max: 6 }),
  act: fc.constantFrom("touch", "touch", "touch", "send", "send", "reopen", "second tab"),
  ingredientId: fc.integer({ min: 1, max: 2 }),
  change: fc.oneof(
    fc.record({ closed: fc.integer({ min: -1, max: 3 }) }),
    fc.record({ open: fc.integer({ min: -10, max: 10 }) }),
    fc.record({ loose: fc.constantFrom(0.1, -0.1) }),
    fc.record({ lost: fc.constantFrom(0.75, -0.75), broken: fc.constantFrom(0, 1) }),
  ),
});
/** The server takes no more closed packs at once, until the end. */
const MOST = 3;
const anyFate = fc.constantFrom("answered", "answered", "not sent", "answer lost", "sent twice");

test("however touches, lost answers, closed pages and second tabs fall together, the sum is that of the touches", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: 14 }),
      fc.array(anyFate, { minLength: 1, maxLength: 14 }),
      fc.scheduler(),
      async (steps, fates, scheduler) => {
        const server = countServer();
        let calls = 0;
        let isReliable = false;
        const pause: Pause = () => scheduler.schedule(Promise.resolve(), "pause");
        const post =
          (owner: string) =>
          async ({ entry }: WaitingCount): Promise<Sent> => {
            const fate = isReliable ? "answered" : fates[calls++ % fates.length];
            await pause();
            if (fate === "not sent") return "unanswered" as const;
            if (!isReliable && entry.closed > MOST) return { problem: "Contagem inválida", isInvalid: true };
            const sent = server.take(entry, owner);
            if (fate === "sent twice") server.take(entry, owner);
            await pause();
            return fate === "answer lost" ? ("unanswered" as const) : sent;
          };
        const stores = [0, 1, 2].map(() => memoryStore(pause));
        const open = (phone: number) =>
          new CountSender({
            owner: `1:${phone}`,
            store: stores[phone] as CountStore,
            post: post(`1:${phone}`),
            makeId,
          });
        const phones = [0, 1, 2].map(open);
        const touches: EventCount[] = [];
        const running: Promise<void>[] = [];
        for (const { phone, act, ingredientId, change, moments } of steps) {
          const current = phones[phone] as CountSender;
          if (act === "touch") {
            running.push(current.add(EVENT, { ...vodka, ingredientId }, change));
            touches.push(touched(ingredientId, change));
          } else if (act === "send") running.push(current.send());
          else if (act === "second tab") running.push(open(phone).send());
          // Closed in the middle of whatever it does; what is on its way still arrives.
          else phones[phone] = open(phone);
          for (let waits = moments; waits > 0 && scheduler.count() > 0; waits -= 1) await scheduler.waitOne();
        }
        await scheduler.waitFor(Promise.all(running));
        isReliable = true;
        await scheduler.waitFor(Promise.all(phones.map((phone) => phone.send({ alsoRefused: true }))));
        expect(stores.flatMap(({ lists }) => [...lists.values()].flat())).toEqual([]);
        const seen = knownAndWaiting(server.counts(), [], ANA);
        expect(sums(seen)).toEqual(sums(touches));
      },
    ),
    { numRuns: 1000 },
  );
});

const touched = (ingredientId: number, change: CountChange): EventCount =>
  asCount(
    {
      id: "",
      ingredientId,
      packQuantity: change.loose === undefined ? vodka.packQuantity : null,
      closed: change.loose ?? change.closed ?? 0,
      openTenths: change.open === undefined ? [] : [change.open],
      lost: change.lost ?? 0,
      broken: change.broken ?? 0,
      at: "",
    },
    ANA,
  );

function sums(counts: readonly EventCount[]) {
  const found = countedAmounts(counts);
  return [1, 2].map((id) => found.get(id) ?? NOTHING_COUNTED);
}
