import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyProblems } from "#server/payments/verify-payments.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Payment } from "#shared/payments/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { linkForms } from "./testing/link-forms.ts";
import { addOfferedEvent, eventAt, pathOf, proposalsOf, send } from "./testing/offered-event.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { accept, refuse } = linkForms(app);

const HISTORIES = Number(process.env.SIGNED_HISTORIES ?? 8);

const cents = (amount: string | null) => Math.round(Number(amount ?? 0) * 100);
const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + cents(amount), 0);
const reais = (amount: number) => (amount / 100).toFixed(2);

const step = fc.record({
  do: fc.constantFrom(
    ...([
      "send",
      "agree",
      "price",
      "guests",
      "accept",
      "hand",
      "refuse",
      "pay",
      "pay",
      "reverse",
      "back",
    ] as const),
  ),
  amount: fc.integer({ min: 1, max: 1_200_000 }),
  which: fc.nat({ max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const latestOf = async (id: number) => (await proposalsOf(a)).find(({ eventId }) => eventId === id);

async function take(id: number, { do: act, amount, which }: Step): Promise<number> {
  const event = await eventAt(a, id);
  const latest = await latestOf(id);
  const put = (changes: object) => a.put(`/api/events/${id}`, { ...event, ...changes });
  switch (act) {
    case "send":
      return (await send(a, id)).status;
    case "agree":
      return (await send(a, id, { agreedBy: "Ana" })).status;
    case "price":
      return (await put({ pricing: { pricingMode: "fechado", price: reais(amount) } })).status;
    case "guests":
      return (await put({ guests: 50 + which })).status;
    case "accept":
      return latest ? (await accept(pathOf(latest))).status : 404;
    case "hand":
      return latest ? (await a.post(`/api/proposals/${latest.id}/accept`, { name: "Ana" })).status : 404;
    case "refuse":
      return latest ? (await refuse(pathOf(latest))).status : 404;
    case "pay": {
      const charge = event.charges[which % Math.max(event.charges.length, 1)];
      const body = { chargeId: charge?.id ?? 1, amount: reais(amount), paidOn: "2026-03-10", method: "pix" };
      return (await a.post(`/api/events/${id}/payments`, body)).status;
    }
    case "reverse": {
      const payments = (await a.get(`/api/events/${id}/payments`)).body as Payment[];
      const payment = payments[which % Math.max(payments.length, 1)];
      return payment ? (await a.post(`/api/payments/${payment.id}/reverse`)).status : 404;
    }
    case "back":
      return (await a.post(`/api/events/${id}/back-to-accepted`, { version: event.version })).status;
  }
}

type State = { event: PricedEvent; proposals: Proposal[]; payments: Payment[] };

async function stateOf(id: number): Promise<State> {
  const proposals = (await proposalsOf(a)).filter(({ eventId }) => eventId === id);
  const payments = (await a.get(`/api/events/${id}/payments`)).body as Payment[];
  return { event: await eventAt(a, id), proposals, payments };
}

/** What must hold of an event's money and offers, whatever has happened. */
function expectWhole({ event, proposals, payments }: State): void {
  const parts = event.charges.filter(({ kind }) => kind !== "extra");
  if (parts.length > 0) expect(sum(parts.map((part) => part.amount))).toBe(cents(event.owedPrice));
  expect(sum(event.charges.map(({ paid }) => paid))).toBe(sum(payments.map(({ amount }) => amount)));
  expect(payments.every(({ chargeId }) => event.charges.some(({ id }) => id === chargeId))).toBe(true);
  const accepted = proposals.filter(({ state }) => state === "aceita");
  expect(accepted.length).toBeLessThan(2);
  expect(proposals.length - accepted.length).toBeLessThan(2);
  // What is owed is always that of the accepted version.
  expect(event.owedPrice).toBe(accepted[0]?.price ?? event.price);
  expect(event.accepted).toBe(accepted.length === 1);
}

test(`${HISTORIES} histories of offers, edits, answers and receipts: what is owed is what was signed`, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
    app.clock.now = new Date("2026-03-10T15:00:00Z");
    const { id } = await addOfferedEvent(a);
    for (const each of steps) {
      const before = await stateOf(id);
      const status = await take(id, each);
      seen.add(`${each.do} ${status < 400}`);
      expect(status).toBeLessThan(500);
      const after = await stateOf(id);
      if (status >= 400) expect(after).toEqual(before);
      expectWhole(after);
      if (each.do === "back" && status === 200)
        expect(after.proposals.find(({ state }) => state === "aceita")?.changedSince).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: HISTORIES, seed: 20_261_119 });
  for (const done of ["send", "agree", "price", "accept", "hand", "refuse", "pay", "reverse", "back"])
    expect(seen).toContain(`${done} true`);
  expect((await moneyProblems(app.services.db)).problems).toEqual([]);
}, 180_000);

test("from many connections at once the same holds", async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
    app.clock.now = new Date("2026-03-10T15:00:00Z");
    const { id } = await addOfferedEvent(a);
    await send(a, id);
    const statuses = await Promise.all(steps.map((each) => take(id, each)));
    expect(Math.max(...statuses)).toBeLessThan(500);
    expectWhole(await stateOf(id));
  });
  await fc.assert(property, { numRuns: 6, seed: 20_261_119 });
}, 120_000);
