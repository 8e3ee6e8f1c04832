import { beforeEach, describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { PricedIngredient, StockMovement } from "#shared/ingredients/contract.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { eventFigures } from "#shared/reports/event-figures.ts";
import { stockDifferences } from "./verify-stock.ts";

const { app, a } = await twoCompanies();

const MESSAGE =
  "Há estoque deste ingrediente fora, em um evento: registre o retorno antes de mudar a unidade ou o rendimento";
const stocked = { category: "Outros", quantity: 10, unit: "L", pricePerUnit: 300 };
const measured = { yieldQuantity: 20, yieldUnit: "unidade" };

// 4 L of cachaça (1) are out for event 1; rum (2) is all there.
beforeEach(async () => {
  await a.post("/api/ingredients", { ...stocked, ...measured, name: "Cachaça" });
  await a.post("/api/ingredients", { ...stocked, ...measured, name: "Rum" });
  const ingredients = [{ ingredientId: 1, quantity: 50, unit: "ml" }];
  await a.post("/api/drinks", { name: "Caipirinha", ingredients });
  await a.post("/api/events", eventPayload([{ ingredientId: 1, unit: "ml", planned: 4000 }]));
  await a.post("/api/events/1/withdraw-stock");
});

const present = async (id: number) =>
  ((await a.get("/api/ingredients")).body as PricedIngredient[]).find(
    (one) => one.id === id,
  ) as PricedIngredient;
const edit = async (id: number, change: object) =>
  a.put(`/api/ingredients/${id}`, { ...(await present(id)), ...change });
const load = async (id: number, change: object) =>
  a.post("/api/ingredients/import", { rows: [{ ...(await present(id)), ...change }] });

const disableWithStockOut = () => app.pool.query("update events set is_active = false where id = 1");

test.each([
  ["unit", { unit: "ml" }],
  ["yield", { yieldQuantity: 25 }],
  ["yield's unit", { yieldUnit: "rodela" }],
  ["yield, taken away", { yieldQuantity: null, yieldUnit: null }],
])("the %s of what is out stays", async (_what, change) => {
  const before = await present(1);
  for (const way of [edit, load]) {
    expect(await way(1, change)).toMatchObject({ status: 409, body: { message: MESSAGE } });
  }
  expect(await present(1)).toEqual(before);
  expect((await edit(2, change)).status).toBe(200);
  expect((await load(2, { ...change, minQuantity: 1 })).status).toBe(200);
});

test("everything else of it can be edited, with its measures sent along or left out", async () => {
  expect((await edit(1, { name: "Pinga", quantity: 5 })).status).toBe(200);
  expect((await load(1, { minQuantity: 2 })).status).toBe(200);
  expect((await a.put("/api/ingredients/1", { ...stocked, name: "Cachaça" })).status).toBe(200);
});

test.each([
  [
    "it has come back",
    () => a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity: 1 }] }),
  ],
  ["its event is disabled, as older versions allowed", disableWithStockOut],
])("once %s, its unit can be changed", async (_what, happen) => {
  await happen();
  expect(await edit(1, { unit: "ml" })).toMatchObject({ status: 200, body: { unit: "ml" } });
});

describe("what was recorded in the old unit", () => {
  const bringBack = (quantity: number) =>
    a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity }] });
  /** Everything that screens, report and reports say of the past event. */
  async function past() {
    const events = (await a.get("/api/events")).body as PricedEvent[];
    const ingredients = new Map(
      ((await a.get("/api/ingredients")).body as PricedIngredient[]).map((one) => [one.id, one]),
    );
    const event = events[0] as PricedEvent;
    const { revenue, cost } = eventFigures(event, ingredients);
    return { use: event.stockUse, revenue: rounded(revenue, 2), cost: rounded(cost, 2) };
  }

  test.each([
    ["unit", edit, { unit: "ml", quantity: 9000 }],
    ["unit, by an import", load, { unit: "ml", quantity: 9000 }],
    ["yield", edit, { yieldQuantity: 5, yieldUnit: "rodela" }],
  ])("stays as it was: %s", async (_what, way, change) => {
    await bringBack(1);
    const before = await past();
    expect(before).toMatchObject({ use: [{ unit: "L", withdrawn: 4, returned: 1 }], cost: 90 });
    expect((await way(1, change)).status).toBe(200);
    expect(await past()).toEqual(before);
  });

  test("stands in the ledger with its unit: the old amount is closed, the new one opened", async () => {
    await bringBack(1);
    await edit(1, { unit: "ml", quantity: 7000 });
    const { body } = await a.get("/api/ingredients/1/movements");
    expect((body as StockMovement[]).slice(0, 3)).toMatchObject([
      { kind: "ajuste", unit: "ml", quantityDelta: 7000, quantityAfter: 7000, unitCost: 0.03 },
      { kind: "ajuste", unit: "L", quantityDelta: -7, quantityAfter: 0, unitCost: 30 },
      { kind: "retorno", unit: "L", quantityDelta: 1, quantityAfter: 7 },
    ]);
    expect((await stockDifferences(app.db)).differences).toEqual([]);
  });

  test("and an event that goes out again in the new unit has one use for each", async () => {
    await bringBack(1);
    await edit(1, { unit: "ml", quantity: 7000 });
    await a.post("/api/events/1/withdraw-stock");
    expect((await past()).use).toMatchObject([
      { ingredientId: 1, unit: "L", withdrawn: 4, returned: 1, out: 0, unitCost: 30, cost: "90" },
      { ingredientId: 1, unit: "ml", withdrawn: 4000, returned: 0, out: 4000, unitCost: 0.03, cost: "120" },
    ]);
    expect((await past()).cost).toBe(210);
    expect((await bringBack(1000)).status).toBe(200);
  });

  test("cannot come back in another unit once its event is disabled", async () => {
    await disableWithStockOut();
    await edit(1, { unit: "ml" });
    const message = "Cachaça saiu em L e agora é medido em ml: ajuste o estoque dele";
    expect(await bringBack(1)).toMatchObject({ status: 400, body: { message } });
  });
});
