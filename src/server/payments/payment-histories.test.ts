import fc from "fast-check";
import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Payment } from "#shared/payments/contract.ts";
import { fixedPrice, priceEvent } from "./testing/charged-event.ts";

const { app, a } = await twoCompanies({ isStocked: true });

const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 12);

/** Whole cents: the tests count apart from the product's own sums. */
const cents = (amount: string) => BigInt(amount.replace(".", ""));
const reais = (amount: number) => (amount / 100).toFixed(2);
const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0n);

const amount = fc.integer({ min: 1, max: 20_000 });
const step = fc.oneof(
  fc.record({ do: fc.constant("price" as const), amount }),
  fc.record({ do: fc.constant("unprice" as const) }),
  fc.record({ do: fc.constant("charge" as const), deposit: fc.integer({ min: 0, max: 100 }), extra: amount }),
  fc.record({ do: fc.constant("clear" as const) }),
  fc.record({ do: fc.constant("pay" as const), which: fc.nat({ max: 5 }), amount }),
  fc.record({ do: fc.constant("pay" as const), which: fc.nat({ max: 5 }), amount }),
  fc.record({ do: fc.constant("reverse" as const), which: fc.nat({ max: 8 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function newEvent(): Promise<string> {
  const payload = eventPayload([{ ingredientId: 1, unit: "L", planned: 1 }]);
  return `/api/events/${((await a.post("/api/events", payload)).body as { id: number }).id}`;
}

const eventAt = async (path: string) =>
  ((await a.get("/api/events")).body as unknown as PricedEvent[]).find(
    ({ id }) => path === `/api/events/${id}`,
  ) as PricedEvent;

async function take(path: string, each: Step): Promise<number> {
  const event = await eventAt(path);
  switch (each.do) {
    case "price":
      return (await priceEvent(a, event.id, fixedPrice(reais(each.amount)))).status;
    case "unprice":
      return (await priceEvent(a, event.id, null)).status;
    case "clear":
      return (await a.put(`${path}/charges`, { charges: [] })).status;
    case "charge": {
      const all = Number(cents(event.price ?? "0.01"));
      const deposit = Math.floor((all * each.deposit) / 100);
      const charges = [
        { kind: "sinal", amount: reais(deposit) },
        { kind: "saldo", amount: reais(all - deposit) },
        { kind: "extra", amount: reais(each.extra) },
      ];
      const kept = event.charges.map(({ id }, place) => ({ id, ...charges[place % 3] }));
      const wanted = (kept.length > 0 ? kept : charges).filter((charge) => Number(charge.amount) > 0);
      const body = { charges: wanted.map((charge) => ({ ...charge, dueOn: "2026-12-01" })) };
      return (await a.put(`${path}/charges`, body)).status;
    }
    case "pay": {
      const charge = event.charges[each.which % Math.max(event.charges.length, 1)];
      const body = {
        chargeId: charge?.id ?? 1,
        amount: reais(each.amount),
        paidOn: "2026-12-01",
        method: "pix",
      };
      return (await a.post(`${path}/payments`, body)).status;
    }
    case "reverse": {
      const payments = (await a.get(`${path}/payments`)).body as unknown as Payment[];
      const payment = payments[each.which % Math.max(payments.length, 1)];
      return payment ? (await a.post(`/api/payments/${payment.id}/reverse`)).status : 404;
    }
  }
}

/** Checks the invariants of an event's money against its rows. */
async function expectExact(path: string): Promise<void> {
  const event = await eventAt(path);
  const payments = (await a.get(`${path}/payments`)).body as unknown as Payment[];
  const parts = event.charges.filter(({ kind }) => kind !== "extra");
  if (parts.length > 0) expect(total(parts.map((part) => part.amount))).toBe(cents(event.price ?? "0.00"));
  for (const charge of event.charges) {
    const received = total(
      payments.filter(({ chargeId }) => chargeId === charge.id).map((one) => one.amount),
    );
    expect(cents(charge.paid)).toBe(received);
    expect(received >= 0n && received <= cents(charge.amount)).toBe(true);
  }
  expect(payments.every(({ chargeId }) => event.charges.some(({ id }) => id === chargeId))).toBe(true);
  for (const { reversesId, amount: back } of payments.filter((one) => one.reversesId !== null)) {
    const reversed = payments.find(({ id }) => id === reversesId);
    expect(cents(back)).toBe(-cents(reversed?.amount ?? "0.00"));
  }
}

test(`${HISTORIES} histories of price, charges, receipts and reversals: no cent is lost or invented`, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    const path = await newEvent();
    await take(path, { do: "price", amount: 20_000 });
    await take(path, { do: "charge", deposit: 50, extra: 10_000 });
    for (const each of steps) {
      const before = await eventAt(path);
      const status = await take(path, each);
      seen.add(`${each.do} ${status < 300}`);
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(await eventAt(path)).toEqual(before);
      await expectExact(path);
    }
  });
  await fc.assert(property, { numRuns: HISTORIES, seed: 20_261_116 });
  // It would prove nothing if all were refused.
  for (const done of ["price", "unprice", "charge", "clear", "pay", "reverse"]) {
    expect(seen).toContain(`${done} true`);
  }
}, 120_000);

test("a reversal brings back the event as it was before", async () => {
  const property = fc.asyncProperty(amount, amount, async (price, paid) => {
    const path = await newEvent();
    await take(path, { do: "price", amount: price });
    await take(path, { do: "charge", deposit: 50, extra: 100 });
    const before = await eventAt(path);
    const { charges } = before;
    for (const charge of charges) {
      const body = { chargeId: charge.id, amount: reais(paid), paidOn: "2026-12-01", method: "pix" };
      const { status, body: payment } = await a.post(`${path}/payments`, body);
      if (status !== 201) continue;
      expect(await eventAt(path)).not.toEqual(before);
      await a.post(`/api/payments/${(payment as { id: number }).id}/reverse`);
    }
    expect(await eventAt(path)).toEqual(before);
  });
  await fc.assert(property, { numRuns: 10, seed: 20_261_116 });
});

test("from many connections at once nothing is lost or invented either", async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
    const path = await newEvent();
    await take(path, { do: "price", amount: 10_000 });
    await take(path, { do: "charge", deposit: 50, extra: 1_000 });
    const statuses = await Promise.all(steps.map((each) => take(path, each)));
    expect(Math.max(...statuses)).toBeLessThan(500);
    await expectExact(path);
  });
  await fc.assert(property, { numRuns: 10, seed: 20_261_116 });
  expect((await app.pool.query("select from payments")).rowCount).toBeGreaterThan(0);
}, 120_000);
