import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventCount } from "#shared/night/counts/contract.ts";
import type { CountChange } from "#shared/night/counts/count-lines.ts";
import { countedAmounts, NOTHING_COUNTED } from "#shared/night/counts/counted-amounts.ts";
import { asCount, knownAndWaiting, type WaitingCount } from "#shared/night/counts/waiting-counts.ts";
import {
  ANA,
  countServer,
  EVENT,
  makeId,
  memoryStore,
  type Pause,
  vodka,
} from "#web/night/counts/testing/count-server.ts";
import { CountSender, type Sent } from "./count-sender.ts";
import type { CountStore } from "./count-store.ts";

/** What may happen at each step of a night, on one of three phones. */
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
