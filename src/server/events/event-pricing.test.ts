import { expect, test } from "vitest";
import {
  addChargedEvent,
  addEvent,
  charge,
  event,
  fixedPrice,
  paying,
  priceEvent,
} from "#server/payments/testing/charged-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { CateringEvent } from "#shared/events/contract.ts";

const { a } = await twoCompanies({ isStocked: true });

test("an event has no price until one is agreed on, and none after it was taken away", async () => {
  const { id, version } = await addEvent(a);
  expect((await a.get("/api/events")).body).toMatchObject([
    { pricingMode: null, price: null, total: null, charges: [], durationMinutes: 300, seenCost: null },
  ]);
  const priced = await priceEvent(a, id, fixedPrice(1234.5), { durationMinutes: 240, version });
  expect(priced).toMatchObject({
    status: 200,
    // 5 L at R$ 30.
    body: { price: "1234.50", total: "1234.50", durationMinutes: 240, version: 2, seenCost: "150.00" },
  });
  expect((await priceEvent(a, id, null)).body).toMatchObject({
    pricingMode: null,
    price: null,
    total: null,
    seenCost: null,
    durationMinutes: 240,
  });
});

test("a price by guests is frozen: guests do not move it, and a price that is sent is ignored", async () => {
  const { id } = await addEvent(a);
  const terms = { pricingMode: "por_convidado", price: "1.00", pricePerGuest: "99.90", minGuests: 100 };
  expect((await priceEvent(a, id, terms)).body).toMatchObject({
    price: "9990.00",
    pricePerGuest: "99.90",
    minGuests: 100,
  });
  const more = await a.put(`/api/events/${id}`, { ...event, guests: 150 });
  expect(more.body).toMatchObject({ guests: 150, price: "9990.00" });
  const longer = await a.put(`/api/events/${id}`, { ...event, guests: 150, durationMinutes: 360 });
  expect(longer.body).toMatchObject({ price: "9990.00", durationMinutes: 360 });
  expect((await priceEvent(a, id, terms)).body).toMatchObject({ price: "14985.00" });
  const back = { ...fixedPrice("10.00"), pricePerGuest: "5.00", minGuests: 3 };
  expect((await priceEvent(a, id, back)).body).toMatchObject({
    price: "10.00",
    pricePerGuest: null,
    minGuests: null,
  });
});

test.each([
  [fixedPrice(0), "price", "Preço deve ser maior que zero"],
  [fixedPrice(-1), "price", "Preço deve ser maior que zero"],
  [fixedPrice("1.005"), "price", "Use no máximo duas casas decimais"],
  [fixedPrice(1e20), "price", expect.stringMatching(/^Use no máximo R\$/)],
  [fixedPrice(100_000_000), "price", expect.stringMatching(/^Use no máximo R\$/)],
  [fixedPrice(null), "price", "Informe o preço"],
  [{ pricingMode: "por_convidado" }, "pricePerGuest", "Informe o preço por convidado"],
  [
    { pricingMode: "por_convidado", pricePerGuest: 99_999_999 },
    "pricePerGuest",
    expect.stringMatching(/^Use no máximo R\$/),
  ],
  [{ price: 1 }, "pricingMode", "Escolha como o preço é calculado"],
])("the price %j is refused at %s", async (body, path, message) => {
  const { id } = await addEvent(a);
  expect(await priceEvent(a, id, body)).toMatchObject({
    status: 400,
    body: { issues: [{ path: `pricing.${path}`, message }] },
  });
  expect((await a.get("/api/events")).body).toMatchObject([{ price: null, version: 1 }]);
});

test("nobody is charged for no guests", async () => {
  const { id } = (await a.post("/api/events", { ...event, guests: 0 })).body as { id: number };
  const terms = { pricingMode: "por_convidado", pricePerGuest: "10.00" };
  expect(await priceEvent(a, id, terms)).toMatchObject({
    status: 400,
    body: {
      issues: [{ path: "pricing.minGuests", message: "Informe os convidados do evento ou o mínimo cobrado" }],
    },
  });
});

test("another price goes to the saldo, as far as that can be", async () => {
  const { id } = await addChargedEvent(a);
  const price = (sum: string | null) => priceEvent(a, id, sum === null ? null : fixedPrice(sum));
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

test("the margin is seen when the price or what it costs changes, and when somebody says so", async () => {
  const { id } = await addChargedEvent(a);
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

test("a plan that costs more than anybody has is kept as the most that can be", async () => {
  const { id } = await addChargedEvent(a);
  const dear = {
    name: "Cachaça",
    category: "Outros",
    unit: "L",
    quantity: 0.01,
    pricePerUnit: "99999999.99",
  };
  await a.put("/api/ingredients/1", dear);
  const drinks = event.drinks.map((drink) => ({
    ...drink,
    ingredients: drink.ingredients.map((line) => ({ ...line, unit: "L", plannedQuantity: 99_999_999 })),
  }));
  const saved = await a.put(`/api/events/${id}`, { ...event, drinks });
  expect(saved).toMatchObject({ status: 200, body: { seenCost: "999999999999.99" } });
});

test.each([29, 1441, "muito"])("a duration of %s minutes is refused", async (durationMinutes) => {
  const body = { ...event, pricing: fixedPrice(1), durationMinutes };
  expect(await a.post("/api/events", body)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "durationMinutes", message: "Duração deve ser de 30 minutos a 24 horas" }] },
  });
  expect((await a.get("/api/events")).body).toEqual([]);
});

test("an event is made with its price, and both are in the trail", async () => {
  const made = await addEvent(a, { ...event, pricing: fixedPrice("700.00"), durationMinutes: 240 });
  expect(made).toMatchObject({ price: "700.00", seenCost: "150.00", durationMinutes: 240, version: 1 });
  const { activities } = (await a.get("/api/activity")).body as { activities: { action: string }[] };
  expect(activities.slice(0, 2).map(({ action }) => action)).toEqual(["event_priced", "event_created"]);
});

test("a refused price leaves the whole event as it was", async () => {
  const { id } = await addChargedEvent(a);
  const refused = await priceEvent(a, id, fixedPrice("400.00"), { name: "Outro", guests: 3 });
  expect(refused.status).toBe(409);
  expect((await a.get("/api/events")).body).toMatchObject([
    { name: "Bodas", guests: 80, price: "1000.00", version: 2, charges: [{}, { amount: "500.00" }] },
  ]);
});

test("a price for guests who are saved with it is theirs", async () => {
  const { id } = await addEvent(a);
  const terms = { pricingMode: "por_convidado", pricePerGuest: "10.00" };
  expect((await priceEvent(a, id, terms, { guests: 120 })).body).toMatchObject({ price: "1200.00" });
});
