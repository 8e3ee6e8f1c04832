import { sql, TransactionRollbackError } from "drizzle-orm";
import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import { type MoneyProblem, moneyProblems } from "./verify-payments.ts";

const { app, a } = await twoCompanies({ isStocked: true });

const charge = (kind: string, amount: string) => ({ kind, amount, dueOn: "2026-12-01", note: null });

/** An event of 100,00 with a sinal that was paid, taken back and paid again in part, a saldo and an extra. */
async function pricedEvent(): Promise<PricedEvent> {
  const pricing = { pricingMode: "fechado", price: "100.00" };
  const payload = eventPayload([{ ingredientId: 1, unit: "L", planned: 1 }], { pricing });
  const { id } = (await a.post("/api/events", payload)).body as { id: number };
  const charges = [charge("sinal", "40.00"), charge("saldo", "60.00"), charge("extra", "15.00")];
  const event = (await a.put(`/api/events/${id}/charges`, { charges })).body as unknown as PricedEvent;
  const pay = (amount: string) =>
    a.post(`/api/events/${id}/payments`, {
      chargeId: event.charges.find(({ kind }) => kind === "sinal")?.id,
      amount,
      paidOn: "2026-11-01",
      method: "pix",
    });
  const { id: mistake } = (await pay("40.00")).body as { id: number };
  expect((await a.post(`/api/payments/${mistake}/reverse`)).status).toBe(201);
  expect((await pay("25.00")).status).toBe(201);
  return event;
}

/** Problems found after a manual change, which is rolled back. */
async function foundAfter(change: string): Promise<MoneyProblem[]> {
  const problems: MoneyProblem[] = [];
  const changed = app.db.transaction(async (tx) => {
    await tx.execute(sql.raw(change));
    problems.push(...(await moneyProblems(tx)).problems);
    tx.rollback();
  });
  await expect(changed).rejects.toThrow(TransactionRollbackError);
  return problems;
}

test("money that does not add up is found and named, and nothing else", async () => {
  const event = await pricedEvent();
  expect(await moneyProblems(app.db)).toEqual({ checked: 3, problems: [] });
  const named = (problem: string) => ({ companyId: 1, eventId: event.id, problem });
  const [sinal] = event.charges.filter(({ kind }) => kind === "sinal");

  expect(await foundAfter(`update events set price = 99.99 where id = ${event.id}`)).toEqual([
    named("cobranças somam 100.00, preço 99.99"),
  ]);
  expect(await foundAfter(`update charges set amount = 20 where id = ${sinal?.id}`)).toEqual([
    named("cobranças somam 80.00, preço 100.00"),
    named(`cobrança ${sinal?.id} de 20.00 tem recebimentos de 25.00`),
  ]);
  const pricing = { pricingMode: "por_convidado", pricePerGuest: "12.00", minGuests: 50 };
  const lines = [{ text: "Desconto", amount: "-100.00" }];
  const payload = eventPayload([{ ingredientId: 1, unit: "L", planned: 1 }], {
    pricing: { ...pricing, lines },
  });
  const { id } = (await a.post("/api/events", payload)).body as { id: number };
  expect((await moneyProblems(app.db)).problems).toEqual([]);
  expect(
    await foundAfter(`update events set price = price + 0.01, priced_guests = 60 where id = ${id}`),
  ).toEqual([
    { companyId: 1, eventId: id, problem: expect.stringMatching(/não é 12\.00 por convidado para 60$/) },
  ]);
  const [reversal] = (await app.pool.query("select id, reverses_id from payments where amount < 0")).rows;
  expect(await foundAfter(`update payments set amount = -39.99 where id = ${reversal.id}`)).toEqual([
    named(`o estorno ${reversal.id} não é o contrário do recebimento ${reversal.reverses_id}`),
  ]);
  expect(
    await foundAfter(`update payments set paid_on = '2026-11-02' where id = ${reversal.id}`),
  ).toHaveLength(1);
  expect(await foundAfter(`update payments set amount = -80 where id = ${reversal.id}`)).toHaveLength(2);
});
