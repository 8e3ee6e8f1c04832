import fc from "fast-check";
import { expect, test } from "vitest";
import { linkForms } from "#server/proposals/testing/link-forms.ts";
import { pathOf, proposalsOf, send } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import { eventStatuses } from "#shared/events/enumerations.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isAgreed, isDue, isPriceAgreed } from "#shared/payments/agreed/agreement.ts";
import { isUndated, undatedAmount } from "#shared/payments/agreed/undated.ts";
import { chargeTotals } from "#shared/payments/charges/charge-filters.ts";
import { chargesByTerms } from "#shared/payments/charges/propose-charges.ts";
import type { ListedCharge, Payment } from "#shared/payments/contract.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { addEvent, event as bodas, fixedPrice, priceEvent } from "./testing/charged-event.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { accept, refuse } = linkForms(app);

const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 12);

const cents = (amount: string) => Number(amount.replace(".", ""));
const events = async () => (await a.get("/api/events")).body as unknown as PricedEvent[];
const paymentsOf = async (id: number) =>
  (await a.get(`/api/events/${id}/payments`)).body as unknown as Payment[];

const which = fc.nat({ max: 2 });
const step = fc.oneof(
  fc.record({ do: fc.constant("status" as const), which, status: fc.constantFrom(...eventStatuses) }),
  fc.record({ do: fc.constant("price" as const), which, amount: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ do: fc.constantFrom("generate" as const, "clear" as const, "extra" as const), which }),
  fc.record({ do: fc.constant("pay" as const), which, charge: which, part: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant("reverse" as const), which, payment: which }),
  fc.record({ do: fc.constantFrom("offer" as const, "accept" as const, "refuse" as const), which }),
  fc.record({ do: fc.constantFrom("disable" as const, "enable" as const), which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(each: Step): Promise<number> {
  const event = (await events())[each.which] as PricedEvent;
  const path = `/api/events/${event.id}`;
  const setCharges = async (charges: object[]) => (await a.put(`${path}/charges`, { charges })).status;
  switch (each.do) {
    case "status": {
      const { name, date, drinks } = event;
      return (await a.put(path, { name, date, drinks, status: each.status })).status;
    }
    case "price":
      return (await priceEvent(a, event.id, fixedPrice((each.amount / 100).toFixed(2)))).status;
    case "generate":
      return setCharges(
        chargesByTerms(
          { ...event, isAgreed: event.agreed, eventDay: "2026-12-25", today: "2026-03-10" },
          defaultPaymentSettings,
        ),
      );
    case "clear":
      return setCharges([]);
    case "extra":
      return setCharges([...event.charges, { kind: "extra", amount: "35.01", dueOn: "2026-12-26" }]);
    case "pay": {
      const charge = event.charges[each.charge % Math.max(event.charges.length, 1)];
      const amount = Math.max(1, Math.floor(cents(charge?.amount ?? "0.01") / each.part)) / 100;
      const payment = { chargeId: charge?.id ?? 0, amount: amount.toFixed(2), paidOn: "2026-03-10" };
      return (await a.post(`${path}/payments`, { ...payment, method: "pix" })).status;
    }
    case "reverse": {
      const made = await paymentsOf(event.id);
      const payment = made[each.payment % Math.max(made.length, 1)];
      return payment ? (await a.post(`/api/payments/${payment.id}/reverse`)).status : 404;
    }
    case "offer":
      return (await send(a, event.id)).status;
    case "accept":
    case "refuse": {
      await send(a, event.id);
      const proposal = (await proposalsOf(a)).find(
        ({ eventId, state }) => eventId === event.id && state === "enviada",
      );
      if (!proposal) return 404;
      return (await (each.do === "accept" ? accept : refuse)(pathOf(proposal))).status;
    }
    case "disable":
    case "enable":
      return (await a.patch(`${path}/${each.do}`)).status;
  }
}

/** The database's word against the shared rule, from the rows that it is about. */
async function expectRule(event: PricedEvent, charges: readonly ListedCharge[]): Promise<void> {
  const received = moneySum((await paymentsOf(event.id)).map(({ amount }) => amount));
  // An addendum stands beside what was accepted before.
  const states = (await proposalsOf(a))
    .filter(({ eventId }) => eventId === event.id)
    .map(({ state }) => state);
  const signs = { status: event.status, received, hasAcceptedProposal: states.includes("aceita") };
  expect(event).toMatchObject({
    agreed: isAgreed(signs),
    priceAgreed: isPriceAgreed(signs),
    refused: states.includes("recusada") && !isAgreed(signs),
  });
  for (const { eventId, agreed, refused } of charges) {
    if (eventId === event.id)
      expect({ agreed, refused }).toEqual({ agreed: event.agreed, refused: event.refused });
  }
}

test(`${HISTORIES} histories: due, received and undated are the totals of the agreed events, to the cent`, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
    await app.pool.query("truncate events cascade; update companies set revision = gen_random_uuid()");
    for (const price of ["1000.01", "333.33", "0.05"]) {
      await addEvent(a, { ...bodas, status: "orçamento", pricing: fixedPrice(price) });
    }
    for (const each of steps) {
      const status = await take(each);
      expect(status).toBeLessThan(500);
      seen.add(`${each.do} ${status < 400}`);
    }
    const found = await events();
    const charges = (await a.get("/api/charges")).body as unknown as ListedCharge[];
    for (const event of found) await expectRule(event, charges);
    const due = found.filter(isDue);
    const ofDue = chargeTotals(charges.filter(({ eventId }) => due.some(({ id }) => id === eventId)));
    const undated = undatedAmount(found.filter(isUndated));
    // An extra can be agreed upon before there is a price.
    const extras = due.filter(({ total }) => total === null).flatMap((event) => event.charges);
    const totals = [...due.map(({ total }) => total ?? "0.00"), ...extras.map(({ amount }) => amount)];
    expect(moneySum([ofDue.open, ofDue.received, undated])).toBe(moneySum(totals));
    expect(chargeTotals(charges).open).toBe(ofDue.open);
  });
  await fc.assert(property, { numRuns: HISTORIES, seed: 20_261_118 });
  // It would prove nothing if all were refused.
  for (const done of ["status", "generate", "pay", "reverse", "offer", "accept", "refuse", "disable"]) {
    expect(seen).toContain(`${done} true`);
  }
}, 120_000);
