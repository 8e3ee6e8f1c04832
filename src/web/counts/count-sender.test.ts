import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventCount, EventCountInput } from "#shared/events/counts/contract.ts";
import { countedAmounts } from "#shared/events/counts/counted-amounts.ts";
import { knownAndWaiting, type WaitingCount } from "#shared/events/counts/waiting-counts.ts";
import { CountSender, type Sent } from "./count-sender.ts";
import type { CountStore } from "./count-store.ts";

const EVENT = 7;
const vodka = { eventId: EVENT, ingredientId: 1, packQuantity: 0.75 };

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
      const count = kept.get(entry.id) ?? { ...entry, by, packQuantity: 0.75, isSettled: false };
      kept.set(entry.id, count);
      return { count };
    },
  };
}

let ids = 0;
const makeId = () => `id-${++ids}`;
const sender = (post: (eventId: number, entry: EventCountInput) => Promise<Sent>, store = memoryStore()) =>
  new CountSender({ owner: "1:1", store, post, makeId });

test("touches of one ingredient are one entry, until it is sent", async () => {
  const server = countServer();
  const phone = sender(async (_event, entry) => server.take(entry, "Ana"));
  await Promise.all([
    phone.add(vodka, { closed: 1 }),
    phone.add(vodka, { closed: 1 }),
    phone.add(vodka, { open: 7 }),
  ]);
  expect(phone.waiting()).toHaveLength(1);
  await phone.send();
  expect(server.counts()).toMatchObject([{ closed: 2, openTenths: [7] }]);
  await phone.add(vodka, { open: -7 });
  await phone.send();
  expect(server.counts()).toMatchObject([{ openTenths: [7] }, { closed: 0, openTenths: [-7] }]);
  expect(phone.waiting()).toEqual([]);
});

test("a touch that is taken back at once leaves nothing to send", async () => {
  const phone = sender(() => expect.fail("Nothing to send"));
  await phone.add(vodka, { closed: 1, lost: 0.75 });
  await phone.add(vodka, { closed: -1, lost: -0.75 });
  expect(phone.waiting()).toEqual([]);
  await phone.send();
});

test("without an answer everything stays, and goes with the same id later", async () => {
  const seen: string[] = [];
  const store = memoryStore();
  const offline = sender(async (_event, { id }) => {
    seen.push(id);
    return "unanswered";
  }, store);
  await offline.add(vodka, { closed: 1 });
  await offline.send();
  expect(offline.waiting()).toHaveLength(1);
  const server = countServer();
  const reopened = sender(async (_event, entry) => server.take(entry, "Ana"), store);
  await reopened.load();
  expect(reopened.waiting()).toHaveLength(1);
  await reopened.send();
  expect(server.counts().map(({ id }) => id)).toEqual(seen);
});

test("what the server refuses is kept with its words, and does not hold up the others", async () => {
  const server = countServer();
  let isRefusing = true;
  const phone = sender(async (_event, entry) =>
    isRefusing && entry.ingredientId === 1
      ? { problem: "Ingrediente não encontrado" }
      : server.take(entry, "Ana"),
  );
  await phone.add(vodka, { closed: 1 });
  await phone.add({ ...vodka, ingredientId: 2 }, { closed: 1 });
  await phone.send();
  expect(phone.waiting()).toMatchObject([{ problem: "Ingrediente não encontrado" }]);
  expect(server.counts()).toMatchObject([{ ingredientId: 2 }]);
  isRefusing = false;
  await phone.send();
  expect(phone.waiting()).toHaveLength(1);
  await phone.send({ alsoRefused: true });
  expect(phone.waiting()).toEqual([]);
});

test("another person on the same device neither sees nor sends them", async () => {
  const store = memoryStore();
  const first = sender(async () => "unanswered", store);
  await first.add(vodka, { closed: 1 });
  await first.send();
  const second = new CountSender({ owner: "1:2", store, post: () => expect.fail("Not theirs") });
  await second.load();
  expect(second.waiting()).toEqual([]);
  await second.send();
  expect(store.lists.get("1:1")).toHaveLength(1);
});

test("after the logout nothing more is sent", async () => {
  const sent: string[] = [];
  const phone = sender(async (_event, { id }) => {
    sent.push(id);
    phone.stop();
    return "unanswered";
  });
  await phone.add(vodka, { closed: 1 });
  await phone.add({ ...vodka, ingredientId: 2 }, { closed: 1 });
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
    fc.record({ lost: fc.constantFrom(0.75, -0.75), broken: fc.constantFrom(0, 1) }),
  ),
});
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
        const post = (owner: string) => async (_event: number, entry: EventCountInput) => {
          const fate = isReliable ? "answered" : fates[calls++ % fates.length];
          await pause();
          if (fate === "not sent") return "unanswered" as const;
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
        const touches: (EventCount & object)[] = [];
        const running: Promise<void>[] = [];
        for (const { phone, act, ingredientId, change, moments } of steps) {
          const current = phones[phone] as CountSender;
          if (act === "touch") {
            running.push(current.add({ ...vodka, ingredientId }, change));
            touches.push(touched(ingredientId, change));
          } else if (act === "send") running.push(current.send());
          else if (act === "second tab") running.push(open(phone).send());
          // Closed in the middle of whatever it does; what is on its way still arrives.
          else phones[phone] = open(phone);
          for (let waits = moments; waits > 0 && scheduler.count() > 0; waits -= 1) await scheduler.waitOne();
        }
        await scheduler.waitFor(Promise.all(running));
        isReliable = true;
        await scheduler.waitFor(Promise.all(phones.map((phone) => phone.send())));
        expect(stores.flatMap(({ lists }) => [...lists.values()].flat())).toEqual([]);
        const seen = knownAndWaiting(server.counts(), [], "Ana");
        expect(sums(seen)).toEqual(sums(touches));
      },
    ),
    { numRuns: 1000 },
  );
});

const touched = (
  ingredientId: number,
  change: { closed?: number; open?: number; lost?: number; broken?: number },
) => ({
  id: "",
  ingredientId,
  closed: change.closed ?? 0,
  openTenths: change.open === undefined ? [] : [change.open],
  lost: change.lost ?? 0,
  broken: change.broken ?? 0,
  at: "",
  by: "",
  packQuantity: 0.75,
  isSettled: false,
});

const EMPTY = { closed: 0, openTenths: [], lost: 0, broken: 0, back: 0 };
function sums(counts: readonly EventCount[]) {
  const found = countedAmounts(counts);
  return [1, 2].map((id) => found.get(id) ?? EMPTY);
}
