import { expect, test } from "vitest";
import {
  addChargedEvent,
  addEvent,
  charge,
  event,
  fixedPrice,
  halves,
  paying,
  priceEvent,
} from "#server/payments/testing/charged-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";

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

const byGuest = { pricingMode: "por_convidado", pricePerGuest: "60.00" };

test("a price by guests follows them until something is agreed, and a price that is sent is ignored", async () => {
  const { id } = await addEvent(a);
  const terms = { pricingMode: "por_convidado", price: "1.00", pricePerGuest: "99.90", minGuests: 100 };
  expect((await priceEvent(a, id, terms)).body).toMatchObject({
    price: "9990.00",
    pricePerGuest: "99.90",
    minGuests: 100,
    pricedGuests: 80,
  });
  const more = await a.put(`/api/events/${id}`, { ...event, guests: 150 });
  expect(more.body).toMatchObject({ guests: 150, price: "14985.00", pricedGuests: 150, priceAgreed: false });
  const longer = await a.put(`/api/events/${id}`, { ...event, guests: 150, durationMinutes: 360 });
  expect(longer.body).toMatchObject({ price: "14985.00", durationMinutes: 360 });
  // Below the minimum it stays the same price, for the guests of now.
  const fewer = await a.put(`/api/events/${id}`, { ...event, guests: 90 });
  expect(fewer.body).toMatchObject({ price: "9990.00", pricedGuests: 90 });
  const back = { ...fixedPrice("10.00"), pricePerGuest: "5.00", minGuests: 3 };
  expect((await priceEvent(a, id, back)).body).toMatchObject({
    price: "10.00",
    pricePerGuest: null,
    minGuests: null,
    pricedGuests: null,
  });
});

/** An event of 80 guests at R$ 60 in two halves, for which the deposit was received. */
async function addAgreedEvent() {
  const { id } = await addEvent(a, { ...event, pricing: byGuest });
  const halves = [charge("sinal", "2400.00"), charge("saldo", "2400.00", "2026-12-18")];
  const { body } = await a.put(`/api/events/${id}/charges`, { charges: halves });
  const [deposit] = (body as unknown as PricedEvent).charges;
  const { body: payment } = await a.post(`/api/events/${id}/payments`, paying(deposit?.id, "2400.00"));
  return { path: `/api/events/${id}`, paymentId: (payment as { id: number }).id };
}

test("an agreed price by guests stays until somebody says otherwise, and then moves the saldo", async () => {
  const { path, paymentId } = await addAgreedEvent();
  const kept = { price: "4800.00", pricedGuests: 80, charges: [{}, { amount: "2400.00" }] };
  const more = { ...event, guests: 100 };
  expect((await a.put(path, more)).body).toMatchObject({ ...kept, guests: 100, priceAgreed: true });
  expect((await a.put(path, { ...more, pricing: byGuest })).body).toMatchObject(kept);
  expect((await a.put(path, { ...more, priceAnswer: "manter" })).body).toMatchObject(kept);
  expect((await a.put(path, { ...more, priceAnswer: "atualizar" })).body).toMatchObject({
    price: "6000.00",
    pricedGuests: 100,
    charges: [{ amount: "2400.00" }, { amount: "3600.00" }],
  });
  // Less than what was received cannot be left of it.
  const few = await a.put(path, { ...event, guests: 40, priceAnswer: "atualizar" });
  expect(few.status).toBe(409);
  expect(await a.put(path, { ...more, priceAnswer: "talvez" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "priceAnswer" }] },
  });
  await a.post(`/api/payments/${paymentId}/reverse`);
  expect((await a.put(path, { ...event, guests: 90 })).body).toMatchObject({
    priceAgreed: false,
    price: "5400.00",
    charges: [{ amount: "2400.00" }, { amount: "3000.00" }],
  });
});

test("guests whom nobody can be charged for leave the price as it was, for those of before", async () => {
  const { id } = await addEvent(a, { ...event, pricing: byGuest });
  expect((await a.put(`/api/events/${id}`, { ...event, guests: 0 })).body).toMatchObject({
    guests: 0,
    price: "4800.00",
    pricedGuests: 80,
  });
});

test("a price has lines, which are added to its base or taken off", async () => {
  const lines = [
    { text: "Desconto de indicação", amount: -300 },
    { text: "Bar extra", amount: "150.5" },
  ];
  const stored = [
    { text: "Desconto de indicação", amount: "-300.00" },
    { text: "Bar extra", amount: "150.50" },
  ];
  const { id } = await addEvent(a, { ...event, pricing: { ...byGuest, lines } });
  const path = `/api/events/${id}`;
  const made = { basePrice: "4800.00", price: "4650.50", lines: stored, total: "4650.50" };
  expect((await a.get("/api/events")).body).toMatchObject([made]);
  // They stay when the guests move the base.
  expect((await a.put(path, { ...event, guests: 100 })).body).toMatchObject({
    basePrice: "6000.00",
    price: "5850.50",
    lines: stored,
  });
  expect(
    (await priceEvent(a, id, { ...fixedPrice("1000.00"), lines: lines.slice(0, 1) })).body,
  ).toMatchObject({
    basePrice: "1000.00",
    price: "700.00",
    lines: stored.slice(0, 1),
  });
  expect((await priceEvent(a, id, fixedPrice("1000.00"))).body).toMatchObject({
    price: "1000.00",
    lines: [],
  });
});

test.each([
  [[{ text: "Desconto", amount: "-1000.00" }], "lines", "Com os descontos, o preço deve ficar acima de zero"],
  [[{ text: "", amount: 1 }], "lines.0.text", "Descreva o desconto ou extra"],
  [[{ text: "Nada", amount: 0 }], "lines.0.amount", "Informe um valor, negativo para desconto"],
  [[{ text: "Fração", amount: "-0.005" }], "lines.0.amount", "Use no máximo duas casas decimais"],
  [[{ text: "Muito", amount: "99999999.99" }], "lines", expect.stringMatching(/^Use no máximo R\$/)],
  [Array(21).fill({ text: "Extra", amount: 1 }), "lines", "Use no máximo 20 descontos e extras"],
])("the lines %j are refused", async (lines, path, message) => {
  const { id } = await addEvent(a);
  expect(await priceEvent(a, id, { ...fixedPrice("1000.00"), lines })).toMatchObject({
    status: 400,
    body: { issues: [{ path: `pricing.${path}`, message }] },
  });
});

test("due dates move with the event, as long as they are the proposed ones and not paid", async () => {
  // The tests' clock stands at 2026-03-10.
  const { id } = await addEvent(a, { ...event, pricing: fixedPrice("1000.00") });
  const path = `/api/events/${id}`;
  const setCharges = (charges: object[]) => a.put(`${path}/charges`, { charges });
  await setCharges([
    charge("sinal", "400.00", "2026-03-10"),
    charge("parcela", "200.00", "2026-07-30"),
    charge("saldo", "400.00", "2026-12-18"),
    charge("extra", "50.00", "2026-12-25"),
  ]);
  const move = async (date: string) =>
    ((await a.put(path, { ...event, date })).body as PricedEvent).charges.map(({ dueOn }) => dueOn);
  expect(await move("2027-01-22T23:30:00.000Z")).toEqual([
    "2026-03-10",
    "2026-08-13",
    "2026-12-25",
    "2027-01-15",
  ]);
  const { activities } = (await a.get("/api/activity")).body as { activities: { action: string }[] };
  expect(activities.map(({ action }) => action)).toContain("event_charges_changed");
  // Another hour of the same day in São Paulo is no other day.
  expect(await move("2027-01-23T02:30:00.000Z")).toContain("2027-01-15");
  // So near that everything is due today.
  expect(await move("2026-03-11T23:30:00.000Z")).toEqual([
    "2026-03-10",
    "2026-03-10",
    "2026-03-10",
    "2026-12-25",
  ]);
  await setCharges([charge("sinal", "500.00", "2026-03-10"), charge("saldo", "500.00", "2026-03-09")]);
  expect(await move("2026-12-25T23:30:00.000Z")).toEqual(["2026-03-09", "2026-03-10"]);
  const { body } = await setCharges([charge("saldo", "1000.00", "2026-12-18")]);
  await a.post(`${path}/payments`, paying((body as PricedEvent).charges[0]?.id, "1000.00"));
  expect(await move("2027-01-22T23:30:00.000Z")).toEqual(["2026-12-18"]);
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

test("another price goes to the saldo once something is paid, as far as that can be", async () => {
  const { id } = await addChargedEvent(a);
  await a.post(`/api/events/${id}/payments`, paying(1, "10.00"));
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
  await a.post(`/api/events/${id}/payments`, paying(1, "10.00"));
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

test("a price is saved together with the charges that divide it, or not at all", async () => {
  const pricing = { ...fixedPrice("1000.00"), charges: halves };
  const made = await addEvent(a, { ...event, pricing });
  expect(made).toMatchObject({ price: "1000.00", charges: [{ amount: "500.00" }, { amount: "500.00" }] });
  const [sinal, saldo] = made.charges;
  if (!sinal || !saldo) return expect.unreachable();
  const less = { ...sinal, amount: "300.00" };
  const edit = (charges: object[], changes = {}) =>
    priceEvent(a, made.id, { ...fixedPrice("900.00"), charges }, changes);
  const unequal = await edit([less, saldo], { name: "Outro" });
  expect(unequal).toMatchObject({ status: 400, body: { issues: [{ path: "pricing.charges" }] } });
  expect(await edit([{ ...less, id: 999 }, saldo])).toMatchObject({
    status: 400,
    body: { issues: [{ path: "pricing.charges.0.id" }] },
  });
  expect((await a.get("/api/events")).body).toMatchObject([{ name: "Bodas", price: "1000.00" }]);
  // The saldo is due with its event, which moves in the same edit.
  const moved = await edit([less, { ...saldo, amount: "600.00" }], { date: "2027-01-25T23:30:00.000Z" });
  expect(moved.body).toMatchObject({
    price: "900.00",
    charges: [
      { id: sinal.id, amount: "300.00" },
      { id: saldo.id, amount: "600.00", dueOn: "2027-01-18" },
    ],
  });
  await a.post(`/api/events/${made.id}/payments`, paying(sinal.id, "300.00"));
  expect(await edit([charge("saldo", "900.00")])).toMatchObject({ status: 409 });
  // Charges at the top of an event are those that were read, and do nothing.
  const read = await priceEvent(a, made.id, undefined as never, { charges: [] });
  expect((read.body as PricedEvent).charges).toHaveLength(2);
});

test("a price goes together with its charges", async () => {
  const { id } = await addChargedEvent(a);
  expect((await priceEvent(a, id, null)).status).toBe(409);
  expect((await priceEvent(a, id, { pricingMode: null, charges: [] })).body).toMatchObject({
    price: null,
    charges: [],
  });
});
