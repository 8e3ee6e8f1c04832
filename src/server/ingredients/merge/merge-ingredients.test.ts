import { beforeEach, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, supplyOf } from "#server/testing/events.ts";
import { rowsOfCompany } from "#server/testing/stored-state.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { ArchivedIngredient, PricedIngredient, StockMovement } from "#shared/ingredients/contract.ts";

const { app, a, b } = await twoCompanies();
// The database knows no other day, and a merge is undone within one.
app.clock.now = new Date();

const [ABSOLUT, VODKA, BOTTLES] = [1, 2, 3];
const spirit = { category: "Outros", unit: "L" };

// Absolut 3 L for R$ 150, Vodka 2 L for R$ 80, and 4 bottles for R$ 240.
beforeEach(async () => {
  await a.post("/api/ingredients", { ...spirit, name: "Vodka Absolut", quantity: 3, pricePerUnit: 150 });
  await a.post("/api/ingredients", { ...spirit, name: "Vodka", quantity: 2, pricePerUnit: 80 });
  const counted = { unit: "unidade", unitWord: "garrafa", quantity: 4, pricePerUnit: 240 };
  await a.post("/api/ingredients", { ...spirit, ...counted, name: "Vodka garrafa" });
});

const merge = (id: number, into: number, factor?: number, company = a) =>
  company.post(`/api/ingredients/${id}/merge`, { into, factor });
const entry = (id: number, quantity: number) =>
  a.post(`/api/ingredients/${id}/entries`, { quantity, price: 1 });
const unmerge = (id: number) => a.post(`/api/ingredients/${id}/unmerge`);
const stock = async () => (await a.get("/api/ingredients")).body as PricedIngredient[];
const archived = async () => (await a.get("/api/ingredients/archived")).body as ArchivedIngredient[];
const history = async (id: number) =>
  (await a.get(`/api/ingredients/${id}/movements`)).body as StockMovement[];
const drinks = async () => (await a.get("/api/drinks")).body as Drink[];
const events = async () => (await a.get("/api/events")).body as CateringEvent[];
const addDrink = (...lines: [ingredientId: number, quantity: number, unit: string][]) =>
  a.post("/api/drinks", {
    name: "Drink",
    ingredients: lines.map(([ingredientId, quantity, unit]) => ({ ingredientId, quantity, unit })),
  });
const addEvent = (changes: Record<string, unknown> = {}, ...planned: [number, number, "ml" | "unidade"][]) =>
  a.post(
    "/api/events",
    eventPayload(
      planned.map(([ingredientId, amount, unit]) => ({ ingredientId, unit, planned: amount })),
      changes,
    ),
  );
const verified = { differences: [], values: [], reversals: [], uses: [], merges: [] };

test("stock and value move, and the first is archived with a note", async () => {
  expect(await merge(ABSOLUT, VODKA)).toMatchObject({
    status: 200,
    body: { id: VODKA, quantity: 5, pricePerUnit: "230.00", unitCost: 46 },
  });
  expect((await stock()).map(({ id }) => id)).toEqual([VODKA, BOTTLES]);
  expect(await archived()).toMatchObject([
    {
      id: ABSOLUT,
      quantity: 0,
      pricePerUnit: "0.00",
      observations: "Juntado em Vodka.",
      merged: { into: VODKA, name: "Vodka" },
    },
  ]);
  expect(await history(ABSOLUT)).toMatchObject([
    {
      kind: "junção",
      quantityDelta: -3,
      quantityAfter: 0,
      unitCost: 50,
      mergedInto: "Vodka",
      mergedFrom: null,
    },
    { kind: "entrada", quantityDelta: 3, mergedInto: null, mergedFrom: null },
  ]);
  expect((await history(VODKA))[0]).toMatchObject({
    kind: "junção",
    quantityDelta: 3,
    quantityAfter: 5,
    mergedInto: null,
    mergedFrom: "Vodka Absolut",
  });
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities.map((activity) => describeActivity(activity, "America/Sao_Paulo"))[0]).toBe(
    "Juntou Vodka Absolut em Vodka",
  );
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});

test("recipes, coming events, their other items and packs name the second, with converted amounts", async () => {
  await addDrink([BOTTLES, 2, "unidade"], [ABSOLUT, 10, "ml"]);
  await addDrink([BOTTLES, 1, "unidade"], [VODKA, 50, "ml"]);
  await addEvent(
    { supplies: [supplyOf(BOTTLES, "unidade", 3)] },
    [BOTTLES, 2, "unidade"],
    [VODKA, 250, "ml"],
  );
  await addEvent({ supplies: [supplyOf(VODKA, "L", 1), supplyOf(BOTTLES, "unidade", 2)] }, [
    ABSOLUT,
    1,
    "ml",
  ]);
  expect(await merge(BOTTLES, VODKA, 0.75)).toMatchObject({
    status: 200,
    body: {
      quantity: 5,
      pricePerUnit: "320.00",
      packName: "garrafa",
      packQuantity: 0.75,
      reservedQuantity: 6.5,
    },
  });
  expect((await drinks()).map(({ ingredients }) => ingredients)).toEqual([
    [
      { ingredientId: VODKA, quantity: 1500, unit: "ml" },
      { ingredientId: ABSOLUT, quantity: 10, unit: "ml" },
    ],
    [{ ingredientId: VODKA, quantity: 800, unit: "ml" }],
  ]);
  const planned = (await events()).toSorted((x, y) => x.id - y.id);
  expect(planned.map(({ drinks: [drink] }) => drink?.ingredients)).toMatchObject([
    [{ ingredientId: VODKA, ingredientName: "Vodka", plannedQuantity: 1750, unit: "ml" }],
    [{ ingredientId: ABSOLUT, plannedQuantity: 1 }],
  ]);
  expect(planned.map(({ supplies }) => supplies)).toEqual([
    [{ ingredientId: VODKA, ingredientName: "Vodka", plannedQuantity: 2250, unit: "ml" }],
    [{ ingredientId: VODKA, ingredientName: "Vodka", plannedQuantity: 2.5, unit: "L" }],
  ]);
  expect(planned.map(({ version }) => version)).toEqual([2, 2]);
});

test("past events keep what they name", async () => {
  await addDrink([ABSOLUT, 10, "ml"]);
  await addEvent({ date: "2025-01-10T20:00:00.000Z" }, [ABSOLUT, 100, "ml"]);
  await merge(ABSOLUT, VODKA);
  expect((await events())[0]?.drinks[0]?.ingredients[0]).toMatchObject({ ingredientId: ABSOLUT });
});

test("a count that waits is one of the second", async () => {
  await addDrink([ABSOLUT, 10, "ml"]);
  await addEvent({}, [ABSOLUT, 100, "ml"]);
  const at = "2026-11-18T12:00:00.000Z";
  const id = "3f0c5a52-6c0f-4b60-9d2c-0a1c5ee3b1a1";
  const sent = { id, ingredientId: BOTTLES, closed: 3, openTenths: [5], lost: 1, at };
  expect((await a.post("/api/events/1/counts", sent)).status).toBe(201);
  expect((await merge(BOTTLES, VODKA, 0.75)).status).toBe(200);
  const counts = async () => (await a.get("/api/events/1/counts")).body;
  const counted = { closed: 3, openTenths: [5], lost: 0.75, packQuantity: 0.75, ingredientId: VODKA };
  expect(await counts()).toMatchObject([counted]);
  expect((await unmerge(BOTTLES)).status).toBe(200);
  expect(await counts()).toMatchObject([{ closed: 3, lost: 1, packQuantity: 1, ingredientId: BOTTLES }]);
});

test("the undo puts everything back as it was, to the byte", async () => {
  await addDrink([BOTTLES, 2, "unidade"], [VODKA, 10, "ml"]);
  await addEvent(
    { supplies: [supplyOf(BOTTLES, "unidade", 3)] },
    [BOTTLES, 2, "unidade"],
    [VODKA, 250, "ml"],
  );
  const lasting = async () =>
    (await rowsOfCompany(app.db, 1))
      .filter((row) => !/^(stock_movements|audit|ingredient_merges|companies|users|sessions)/.test(row))
      .map((row) => row.replace(/"version": ?\d+/, ""));
  const before = await lasting();
  await merge(BOTTLES, VODKA, 0.75);
  expect(await lasting()).not.toEqual(before);
  expect(await unmerge(BOTTLES)).toMatchObject({ status: 200, body: { id: BOTTLES, quantity: 4 } });
  expect(await lasting()).toEqual(before);
  expect((await history(VODKA))[0]).toMatchObject({
    kind: "junção",
    quantityDelta: -3,
    mergedFrom: "Vodka garrafa",
  });
  expect((await history(VODKA))[1]).toMatchObject({ isReversed: true });
  expect(await stockDifferences(app.db)).toMatchObject(verified);
  expect(await unmerge(BOTTLES)).toMatchObject({ status: 409 });
  expect((await merge(BOTTLES, VODKA, 0.75)).status).toBe(200);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    "the second moved",
    () => a.post(`/api/ingredients/${VODKA}/losses`, { quantity: 1, kind: "perda", reason: "Caiu" }),
    "Vodka mudou",
  ],
  ["the first is back", () => a.patch(`/api/ingredients/${ABSOLUT}/unarchive`), "Vodka Absolut mudou"],
  [
    "a recipe changed",
    () =>
      a.put("/api/drinks/1", {
        name: "Outro",
        ingredients: [{ ingredientId: VODKA, quantity: 5, unit: "ml" }],
      }),
    "Outro mudou",
  ],
  ["an event changed", () => a.patch("/api/events/1/disable"), "Casamento da Ana mudou"],
  ["the second was merged on", () => merge(VODKA, BOTTLES, 1), "Vodka mudou"],
])("nothing is undone once %s", async (_, change, reason) => {
  await addDrink([ABSOLUT, 10, "ml"]);
  await addEvent({}, [ABSOLUT, 100, "ml"]);
  await merge(ABSOLUT, VODKA);
  await change();
  const before = await rowsOfCompany(app.db, 1);
  expect(await unmerge(ABSOLUT)).toMatchObject({
    status: 409,
    body: { message: `${reason} depois da junção: ela não pode mais ser desfeita` },
  });
  expect(await rowsOfCompany(app.db, 1)).toEqual(before);
});

test("nor after a day", async () => {
  await merge(ABSOLUT, VODKA);
  await app.pool.query("update ingredient_merges set created_at = created_at - interval '25 hours'");
  expect(await unmerge(ABSOLUT)).toMatchObject({
    status: 409,
    body: { message: "Uma junção só pode ser desfeita nas primeiras 24 horas" },
  });
});

test("not while its stock is out, or planned by an event whose stock is", async () => {
  await addDrink([ABSOLUT, 10, "ml"]);
  await addEvent({}, [ABSOLUT, 100, "ml"], [BOTTLES, 0, "unidade"]);
  await a.post("/api/events/1/withdraw-stock");
  const problem = (name: string) =>
    `Há estoque de ${name} fora, em Casamento da Ana: registre o retorno antes de juntar`;
  expect(await merge(ABSOLUT, VODKA)).toMatchObject({
    status: 409,
    body: { message: problem("Vodka Absolut") },
  });
  expect(await merge(BOTTLES, VODKA, 1)).toMatchObject({
    status: 409,
    body: { message: problem("Vodka garrafa") },
  });
  // The second may be out, unless it would be measured anew.
  expect((await merge(VODKA, ABSOLUT)).status).toBe(200);
  await a.post("/api/events/1/return-stock", { returns: [{ ingredientId: ABSOLUT, quantity: 0.1 }] });
  expect((await merge(BOTTLES, ABSOLUT, 1)).status).toBe(200);
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});

test.each<[string, () => ReturnType<typeof merge>, number, string]>([
  ["itself", () => merge(ABSOLUT, ABSOLUT), 400, "Escolha outro item"],
  ["no number", () => merge(BOTTLES, VODKA), 400, "Informe quanto de L há em 1 unidade do outro item"],
  ["nothing", () => merge(BOTTLES, VODKA, 0), 400, "Informe um número maior que 0"],
  ["less than nothing", () => merge(BOTTLES, VODKA, -1), 400, "Informe um número maior que 0"],
  ["an absurd number", () => merge(BOTTLES, VODKA, 5_000_000), 400, "Este número é grande demais"],
  [
    "more than the stock can be",
    () => entry(BOTTLES, 1000).then(() => merge(BOTTLES, VODKA, 1_000_000)),
    400,
    "O estoque não pode passar de 99.999.999,99",
  ],
  [
    "more than a recipe can be",
    () => addDrink([BOTTLES, 200, "unidade"]).then(() => merge(BOTTLES, VODKA, 1_000_000)),
    400,
    "Com este número, uma receita, um evento ou uma contagem teria uma quantidade grande demais",
  ],
  [
    "another factor than the units say",
    () => merge(ABSOLUT, VODKA, 2),
    400,
    "Os dois itens têm a mesma unidade: 1 é igual a 1",
  ],
  ["one that is not there", () => merge(ABSOLUT, 99), 400, "Ingrediente não encontrado"],
  ["into another company's", () => merge(4, VODKA, undefined, b), 400, "Ingrediente não encontrado"],
  ["another company's", () => merge(ABSOLUT, 4, undefined, b), 404, "Ingrediente não encontrado"],
  [
    "an archived one",
    () => merge(ABSOLUT, VODKA).then(() => merge(ABSOLUT, BOTTLES, 1)),
    409,
    "Vodka Absolut está arquivado e não pode ser juntado",
  ],
  [
    "into an archived one",
    () => merge(ABSOLUT, VODKA).then(() => merge(VODKA, ABSOLUT)),
    409,
    "Vodka Absolut está arquivado e não pode ser juntado",
  ],
])("refuses %s", async (_, call, status, message) => {
  await b.post("/api/ingredients", { ...spirit, name: "Gin", quantity: 1, pricePerUnit: 10 });
  const reply = await call();
  expect(reply.status).toBe(status);
  if (message) expect(reply.body).toMatchObject({ message });
});

test("of two merges into each other one wins, and nothing is lost", async () => {
  await addDrink([ABSOLUT, 10, "ml"], [VODKA, 5, "ml"]);
  await addEvent({}, [ABSOLUT, 100, "ml"], [VODKA, 100, "ml"]);
  const statuses = (await Promise.all([merge(ABSOLUT, VODKA), merge(VODKA, ABSOLUT)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [left] = (await stock()).filter(({ id }) => id !== BOTTLES);
  expect(left).toMatchObject({ quantity: 5, pricePerUnit: "230.00" });
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});

test("beside withdrawals, edits of recipes and other merges nobody deadlocks, and the stock adds up", async () => {
  for (let made = 1; made <= 4; made += 1) {
    await addDrink([ABSOLUT, 10, "ml"], [VODKA, 5, "ml"]);
    await addEvent({}, [ABSOLUT, 100, "ml"], [VODKA, 100, "ml"], [BOTTLES, 1, "unidade"]);
  }
  const recipe = { name: "Drink", ingredients: [{ ingredientId: ABSOLUT, quantity: 5, unit: "ml" }] };
  const calls = [1, 2, 3, 4].flatMap((id) => [
    a.post(`/api/events/${id}/withdraw-stock`),
    a.put(`/api/drinks/${id}`, recipe),
    merge(ABSOLUT, VODKA),
    merge(BOTTLES, VODKA, 0.75),
    unmerge(ABSOLUT),
  ]);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});
