import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { addChargedEvent, addEvent, charge, foreignEvent, halves, paying } from "./testing/charged-event.ts";

const { a, b } = await twoCompanies({ isStocked: true });

test("charges keep their ids, come by day, and extras are on top of the price", async () => {
  const { id, charges } = await addChargedEvent(a);
  expect(charges).toMatchObject([
    { id: 1, kind: "sinal", amount: "500.00", dueOn: "2026-12-01", note: null, paid: "0.00" },
    { id: 2, kind: "saldo", amount: "500.00", dueOn: "2026-12-18" },
  ]);
  const next = [
    { id: 2, ...charge("sinal", "300.00", "2026-11-30"), note: "pix da Ana" },
    { id: 1, ...charge("saldo", "700.00", "2026-12-20") },
    charge("extra", "120.50", "2026-12-26"),
  ];
  const { body } = await a.put(`/api/events/${id}/charges`, { charges: next });
  expect(body).toMatchObject({
    total: "1120.50",
    charges: [
      { id: 2, kind: "sinal", amount: "300.00", note: "pix da Ana" },
      { id: 1, kind: "saldo", amount: "700.00" },
      { id: 3, kind: "extra", amount: "120.50" },
    ],
  });
});

test.each([
  [[charge("sinal", "500.00")], 400, /^As cobranças somam R\$.500,00, e o preço é R\$.1\.000,00$/],
  [[...halves, charge("parcela", "0.01")], 400, /somam R\$.1\.000,01/],
  [[charge("saldo", "500.00"), charge("saldo", "500.00")], 400, /^Use um único saldo$/],
  [[charge("sinal", "0")], 400, /^Valor deve ser maior que zero$/],
  [[charge("sinal", "1.001")], 400, /^Use no máximo duas casas decimais$/],
  [[charge("sinal", "1000.00", "1999-12-31")], 400, /^Data inválida$/],
  [[charge("sinal", "1000.00", "2101-01-01")], 400, /^Data inválida$/],
  [[charge("sinal", "1000.00", "2026-02-30")], 400, /^Data inválida$/],
  [[{ id: 99, ...charge("sinal", "1000.00") }], 400, /^Cobrança não encontrada$/],
])("charges %j are refused", async (charges, status, message) => {
  const before = await addChargedEvent(a);
  const answer = await a.put(`/api/events/${before.id}/charges`, { charges });
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  expect((await a.get("/api/events")).body).toEqual([before]);
});

test("without a price only extras are charged", async () => {
  const { id } = await addEvent(a);
  const refused = await a.put(`/api/events/${id}/charges`, { charges: halves });
  expect(refused.status).toBe(400);
  const extra = await a.put(`/api/events/${id}/charges`, { charges: [charge("extra", "50.00")] });
  expect(extra.body).toMatchObject({ total: null, charges: [{ amount: "50.00" }] });
});

test("a charge with payments neither goes nor falls below them, even if they were taken back", async () => {
  const { id } = await addChargedEvent(a);
  await a.post(`/api/events/${id}/payments`, paying(1, "200.00"));
  const set = (charges: object[]) => a.put(`/api/events/${id}/charges`, { charges });
  expect((await set([charge("saldo", "1000.00")])).status).toBe(409);
  expect((await set([{ id: 1, ...charge("sinal", "199.99") }, charge("saldo", "800.01")])).status).toBe(409);
  expect((await set([{ id: 1, ...charge("sinal", "200.00") }, charge("saldo", "800.00")])).status).toBe(200);
  await a.post("/api/payments/1/reverse");
  expect((await set([charge("saldo", "1000.00")])).status).toBe(409);
});

test("a charge of another event or company is not found", async () => {
  const [own, other, foreign] = [
    await addChargedEvent(a),
    await addChargedEvent(a),
    await addChargedEvent(b, foreignEvent),
  ];
  const [elsewhere] = other.charges;
  for (const id of [elsewhere?.id, foreign.charges[0]?.id, 999]) {
    expect(await a.post(`/api/events/${own.id}/payments`, paying(id, "1.00"))).toMatchObject({
      status: 400,
      body: { issues: [{ path: "chargeId", message: "Cobrança não encontrada" }] },
    });
    const stolen = [{ id, ...charge("saldo", "1000.00") }];
    expect((await a.put(`/api/events/${own.id}/charges`, { charges: stolen })).status).toBe(400);
  }
});
