import { expect, test } from "vitest";
import { type Company, twoCompanies } from "#server/testing/companies.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Charge, Payment } from "#shared/payments/contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const drinks = [
  {
    drinkId: 1,
    drinkName: "Caipirinha",
    quantity: 100,
    ingredients: [
      { ingredientId: 1, ingredientName: "Cachaça", quantity: 50, unit: "ml", plannedQuantity: 5000 },
    ],
  },
];
const event = { name: "Bodas", date: "2026-12-25T23:30:00.000Z", guests: 80, status: "confirmado", drinks };

async function made(company: Company = a): Promise<CateringEvent> {
  const other = {
    ...drinks[0],
    drinkId: 2,
    ingredients: [{ ...drinks[0]?.ingredients[0], ingredientId: 3 }],
  };
  const body = company === a ? event : { ...event, drinks: [other] };
  return (await company.post("/api/events", body)).body as unknown as CateringEvent;
}

const fixed = (price: unknown) => ({ pricingMode: "fechado", price });
const charge = (kind: Charge["kind"], amount: string, dueOn = "2026-12-01") => ({ kind, amount, dueOn });
const halves = [charge("sinal", "500.00"), charge("saldo", "500.00", "2026-12-18")];

async function charged(company: Company = a): Promise<CateringEvent> {
  const { id } = await made(company);
  await company.put(`/api/events/${id}/price`, fixed("1000.00"));
  const { status, body } = await company.put(`/api/events/${id}/charges`, { charges: halves });
  expect(status).toBe(200);
  return body as unknown as CateringEvent;
}

const paying = (chargeId: number | undefined, amount: string) => ({
  chargeId,
  amount,
  paidOn: "2026-11-20",
  method: "pix",
});

test("an event has no price until one is agreed on, and none after it was taken away", async () => {
  const { id, version } = await made();
  expect((await a.get("/api/events")).body).toMatchObject([
    { pricingMode: null, price: null, total: null, charges: [], durationMinutes: 300, seenCost: null },
  ]);
  const priced = await a.put(`/api/events/${id}/price`, { ...fixed(1234.5), durationMinutes: 240, version });
  expect(priced).toMatchObject({
    status: 200,
    // 5 L at R$ 30.
    body: { price: "1234.50", total: "1234.50", durationMinutes: 240, version: 2, seenCost: "150.00" },
  });
  expect((await a.put(`/api/events/${id}/price`, { pricingMode: null })).body).toMatchObject({
    pricingMode: null,
    price: null,
    total: null,
    seenCost: null,
    durationMinutes: 240,
  });
});

test("a price by guests is frozen: guests do not move it, and a price that is sent is ignored", async () => {
  const { id } = await made();
  const terms = { pricingMode: "por_convidado", price: "1.00", pricePerGuest: "99.90", minGuests: 100 };
  expect((await a.put(`/api/events/${id}/price`, terms)).body).toMatchObject({
    price: "9990.00",
    pricePerGuest: "99.90",
    minGuests: 100,
  });
  const more = await a.put(`/api/events/${id}`, { ...event, guests: 150 });
  expect(more.body).toMatchObject({ guests: 150, price: "9990.00" });
  const longer = { ...terms, durationMinutes: 360, keepPrice: true };
  expect((await a.put(`/api/events/${id}/price`, longer)).body).toMatchObject({
    price: "9990.00",
    durationMinutes: 360,
  });
  expect((await a.put(`/api/events/${id}/price`, terms)).body).toMatchObject({ price: "14985.00" });
  const back = { ...fixed("10.00"), pricePerGuest: "5.00", minGuests: 3 };
  expect((await a.put(`/api/events/${id}/price`, back)).body).toMatchObject({
    price: "10.00",
    pricePerGuest: null,
    minGuests: null,
  });
});

test.each([
  [fixed(0), "price", "Preço deve ser maior que zero"],
  [fixed(-1), "price", "Preço deve ser maior que zero"],
  [fixed("1.005"), "price", "Use no máximo duas casas decimais"],
  [fixed(1e20), "price", "Preço deve ser maior que zero"],
  [fixed(100_000_000), "price", expect.stringMatching(/^Use no máximo R\$/)],
  [fixed(null), "price", "Informe o preço"],
  [{ pricingMode: "por_convidado" }, "pricePerGuest", "Informe o preço por convidado"],
  [
    { pricingMode: "por_convidado", pricePerGuest: 99_999_999 },
    "pricePerGuest",
    expect.stringMatching(/^Use no máximo R\$/),
  ],
  [{ price: 1 }, "pricingMode", "Escolha como o preço é calculado"],
  [{ ...fixed(1), durationMinutes: 29 }, "durationMinutes", "Duração deve ser de 30 minutos a 24 horas"],
  [{ ...fixed(1), durationMinutes: 1441 }, "durationMinutes", "Duração deve ser de 30 minutos a 24 horas"],
])("the price %j is refused at %s", async (body, path, message) => {
  const { id } = await made();
  expect(await a.put(`/api/events/${id}/price`, body)).toMatchObject({
    status: 400,
    body: { issues: [{ path, message }] },
  });
  expect((await a.get("/api/events")).body).toMatchObject([{ price: null, version: 1 }]);
});

test("nobody is charged for no guests", async () => {
  const { id } = (await a.post("/api/events", { ...event, guests: 0 })).body as { id: number };
  const terms = { pricingMode: "por_convidado", pricePerGuest: "10.00" };
  expect(await a.put(`/api/events/${id}/price`, terms)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "minGuests", message: "Informe os convidados do evento ou o mínimo cobrado" }] },
  });
});

test("charges keep their ids, come by day, and extras are on top of the price", async () => {
  const { id, charges } = await charged();
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
  const before = await charged();
  const answer = await a.put(`/api/events/${before.id}/charges`, { charges });
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  expect((await a.get("/api/events")).body).toEqual([before]);
});

test("without a price only extras are charged", async () => {
  const { id } = await made();
  const refused = await a.put(`/api/events/${id}/charges`, { charges: halves });
  expect(refused.status).toBe(400);
  const extra = await a.put(`/api/events/${id}/charges`, { charges: [charge("extra", "50.00")] });
  expect(extra.body).toMatchObject({ total: null, charges: [{ amount: "50.00" }] });
});

test("another price goes to the saldo, as far as that can be", async () => {
  const { id } = await charged();
  const price = (sum: string | null) =>
    a.put(`/api/events/${id}/price`, sum === null ? { pricingMode: null } : fixed(sum));
  expect((await price("1200.10")).body).toMatchObject({
    charges: [{ amount: "500.00" }, { kind: "saldo", amount: "700.10" }],
  });
  for (const sum of ["500.00", "400.00", null]) expect((await price(sum)).status).toBe(409);
  await a.post(`/api/events/${id}/payments`, paying(2, "300.00"));
  expect((await price("799.99")).status).toBe(409);
  expect((await price("800.00")).body).toMatchObject({ charges: [{}, { amount: "300.00", paid: "300.00" }] });
  await a.put(`/api/events/${id}/charges`, {
    charges: [
      { id: 1, ...charge("sinal", "500.00") },
      { id: 2, ...charge("parcela", "300.00") },
    ],
  });
  expect((await price("900.00")).status).toBe(409);
});

test("payments add up to their charge and no further, and a reversal brings back the state before", async () => {
  const before = await charged();
  const path = `/api/events/${before.id}/payments`;
  const first = await a.post(path, { ...paying(1, "200.00"), note: " comprovante " });
  expect(first).toMatchObject({
    status: 201,
    body: {
      id: 1,
      eventId: before.id,
      chargeId: 1,
      amount: "200.00",
      note: "comprovante",
      isReversed: false,
    },
  });
  const tooMuch = await a.post(path, paying(1, "300.01"));
  expect(tooMuch).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Falta receber R\$.300,00$/), issues: [{ path: "amount" }] },
  });
  await a.post(path, paying(1, "300.00"));
  expect((await a.post(path, paying(1, "0.01"))).status).toBe(409);
  expect((await a.get("/api/charges")).body).toMatchObject([
    { id: 1, paid: "500.00", open: "0.00", eventName: "Bodas", active: "true", status: "confirmado" },
    { id: 2, paid: "0.00", open: "500.00", eventDate: event.date, clientIds: [], clientNames: [] },
  ]);
  for (const id of [1, 2]) expect((await a.post(`/api/payments/${id}/reverse`)).status).toBe(201);
  expect((await a.get("/api/events")).body).toEqual([before]);
  expect((await a.get(path)).body).toMatchObject([
    { id: 1, isReversed: true },
    { id: 2, isReversed: true },
    { id: 3, amount: "-200.00", reversesId: 1, paidOn: "2026-11-20" },
    { id: 4, amount: "-300.00", reversesId: 2 },
  ]);
  expect((await a.post("/api/payments/1/reverse")).status).toBe(409);
  expect((await a.post("/api/payments/3/reverse")).status).toBe(409);
});

test("a charge with payments neither goes nor falls below them, even if they were taken back", async () => {
  const { id } = await charged();
  await a.post(`/api/events/${id}/payments`, paying(1, "200.00"));
  const set = (charges: object[]) => a.put(`/api/events/${id}/charges`, { charges });
  expect((await set([charge("saldo", "1000.00")])).status).toBe(409);
  expect((await set([{ id: 1, ...charge("sinal", "199.99") }, charge("saldo", "800.01")])).status).toBe(409);
  expect((await set([{ id: 1, ...charge("sinal", "200.00") }, charge("saldo", "800.00")])).status).toBe(200);
  await a.post("/api/payments/1/reverse");
  expect((await set([charge("saldo", "1000.00")])).status).toBe(409);
});

test("a disabled event takes reversals and nothing else; its charges stay in the list", async () => {
  const { id } = await charged();
  await a.post(`/api/events/${id}/payments`, paying(1, "200.00"));
  await a.patch(`/api/events/${id}/disable`);
  expect((await a.post(`/api/events/${id}/payments`, paying(1, "1.00"))).status).toBe(409);
  expect((await a.put(`/api/events/${id}/price`, fixed("5.00"))).status).toBe(409);
  expect((await a.put(`/api/events/${id}/charges`, { charges: [] })).status).toBe(409);
  expect((await a.post("/api/payments/1/reverse")).status).toBe(201);
  expect((await a.get("/api/charges")).body).toMatchObject([{ active: "false" }, { active: "false" }]);
});

test("edits name the version they are based on", async () => {
  const { id, version } = await charged();
  const old = version - 1;
  expect((await a.put(`/api/events/${id}/price`, { ...fixed("5.00"), version: old })).status).toBe(409);
  expect((await a.put(`/api/events/${id}/charges`, { charges: [], version: old })).status).toBe(409);
  // A receipt changes nothing of what was agreed on.
  await a.post(`/api/events/${id}/payments`, paying(1, "1.00"));
  expect((await a.put(`/api/events/${id}/price`, { ...fixed("1001.00"), version })).status).toBe(200);
});

test("a charge of another event or company is not found", async () => {
  const [own, other, foreign] = [await charged(), await charged(), await charged(b)];
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

test("of many payments at once no more is taken than was open, and no cent is lost", async () => {
  const { id } = await charged();
  const tries = Array.from({ length: 12 }, () => a.post(`/api/events/${id}/payments`, paying(1, "130.00")));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  const reversals = await Promise.all(Array.from({ length: 5 }, () => a.post("/api/payments/1/reverse")));
  expect(reversals.filter(({ status }) => status === 201)).toHaveLength(1);
  const rows = (await a.get(`/api/events/${id}/payments`)).body as unknown as Payment[];
  expect(rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(260);
  expect((await a.get("/api/charges")).body).toMatchObject([{ paid: "260.00" }, { paid: "0.00" }]);
});

test("the margin is seen when the price or what it costs changes, and when somebody says so", async () => {
  const { id } = await charged();
  await a.post("/api/ingredients/1/entries", { quantity: 10, price: 600 });
  const seen = async () => ((await a.get("/api/events")).body as unknown as CateringEvent[])[0]?.seenCost;
  expect(await seen()).toBe("150.00");
  await a.put(`/api/events/${id}`, { ...event, name: "Outro nome" });
  expect(await seen()).toBe("150.00");
  // 5 L at R$ 45.
  expect((await a.patch(`/api/events/${id}/margin-seen`)).body).toMatchObject({ seenCost: "225.00" });
  const fixedCosts = [{ name: "Van", value: 100, category: "Transporte" }];
  await a.put(`/api/events/${id}`, { ...event, fixedCosts });
  expect(await seen()).toBe("325.00");
});

test("what is done with money is told", async () => {
  const { id } = await charged();
  await a.post(`/api/events/${id}/payments`, paying(1, "200.00"));
  const { rows } = await app.pool.query(
    "select action from audit_entries where action like 'event_%' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "event_created",
    "event_priced",
    "event_charges_changed",
    "event_payment_recorded",
  ]);
});
