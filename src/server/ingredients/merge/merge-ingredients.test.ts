import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { supplyOf } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { ArchivedIngredient } from "#shared/ingredients/contract.ts";
import { ABSOLUT, BOTTLES, threeVodkas, VODKA, verified } from "./testing/three-vodkas.ts";

const { app, a, b, merge, unmerge, stock, history, addDrink, addEvent } = await threeVodkas();

const entry = (id: number, quantity: number) =>
  a.post(`/api/ingredients/${id}/entries`, { quantity, price: 1 });
const archived = async () => (await a.get("/api/ingredients/archived")).body as ArchivedIngredient[];
const drinks = async () => (await a.get("/api/drinks")).body as Drink[];
const events = async () => (await a.get("/api/events")).body as CateringEvent[];

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
  const reply = await call();
  expect(reply.status).toBe(status);
  if (message) expect(reply.body).toMatchObject({ message });
});

test("refuses more lines than one transaction may rewrite, and says what to do", async () => {
  await addDrink([ABSOLUT, 10, "ml"]);
  const fill = (lines: number) =>
    app.pool.query(`
      delete from drink_ingredients where position > 0;
      insert into drink_ingredients (company_id, drink_id, position, ingredient_id, quantity, unit)
      select 1, 1, n, ${BOTTLES}, 1, 'unidade' from generate_series(1, ${lines - 1}) n`);
  await fill(2_001);
  const before = await drinks();
  const refused = await merge(ABSOLUT, VODKA);
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    409,
    "Este item está em receitas ou eventos por vir demais para ser juntado de uma vez. Troque-o em parte deles, ou espere que passem, e junte de novo.",
  ]);
  expect(await drinks()).toEqual(before);
  await fill(2_000);
  expect((await merge(ABSOLUT, VODKA)).status).toBe(200);
});
