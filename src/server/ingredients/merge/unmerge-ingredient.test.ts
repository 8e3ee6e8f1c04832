import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { supplyOf } from "#server/testing/events.ts";
import { rowsOfCompany } from "#server/testing/stored-state.ts";
import { ABSOLUT, BOTTLES, threeVodkas, VODKA, verified } from "./testing/three-vodkas.ts";

const { app, a, merge, unmerge, history, addDrink, addEvent } = await threeVodkas();

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
      .map((row) => row.replace(/"version": ?\d+/, "").replace(/"changed_at": ?"[^"]*"/, ""));
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

test("a later merge of the same recipe, event and ingredient stands in the way until it is undone itself", async () => {
  await addDrink([ABSOLUT, 10, "ml"], [BOTTLES, 1, "unidade"]);
  await addEvent({}, [ABSOLUT, 100, "ml"], [BOTTLES, 2, "unidade"]);
  const situation = async () => [
    (await a.get("/api/drinks")).body as { ingredients: object[] }[],
    (await a.get("/api/events")).body as object[],
  ];
  const plain = async () => JSON.stringify(await situation()).replaceAll(/"version":\d+/g, "");
  const before = await plain();
  const gin = { name: "Gin", category: "Outros", unit: "L", quantity: 1, pricePerUnit: 10 };
  const { id: GIN } = (await a.post("/api/ingredients", gin)).body as { id: number };
  await merge(ABSOLUT, VODKA);
  for (const again of [1, 2]) {
    expect((await merge(BOTTLES, VODKA, 0.75)).status, `merge ${again}`).toBe(200);
    expect((await merge(VODKA, GIN)).status).toBe(200);
    expect((await unmerge(VODKA)).status).toBe(200);
    expect(await unmerge(ABSOLUT)).toMatchObject({
      status: 409,
      body: { message: "Vodka mudou depois da junção: ela não pode mais ser desfeita" },
    });
    expect((await unmerge(BOTTLES)).status).toBe(200);
  }
  expect((await unmerge(ABSOLUT)).status).toBe(200);
  expect(await plain()).toBe(before);
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});

test("what was changed between two merges stays changed after the later one was undone", async () => {
  await addDrink([ABSOLUT, 10, "ml"], [BOTTLES, 1, "unidade"]);
  await merge(ABSOLUT, VODKA);
  const ingredients = [
    { ingredientId: VODKA, quantity: 20, unit: "ml" },
    { ingredientId: BOTTLES, quantity: 1, unit: "unidade" },
  ];
  expect((await a.put("/api/drinks/1", { name: "Outro", ingredients })).status).toBe(200);
  expect((await merge(BOTTLES, VODKA, 0.75)).status).toBe(200);
  expect((await unmerge(BOTTLES)).status).toBe(200);
  expect(await unmerge(ABSOLUT)).toMatchObject({
    status: 409,
    body: { message: "Outro mudou depois da junção: ela não pode mais ser desfeita" },
  });
});
