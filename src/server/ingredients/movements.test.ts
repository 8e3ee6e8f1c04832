import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { StockMovement } from "#shared/ingredients/contract.ts";

const { app, a, b } = await twoCompanies();

const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 10, unit: "L", pricePerUnit: 400 };

test("the history names when, who, why, how much, at what cost, and the running quantity", async () => {
  await a.post("/api/ingredients", vodka);
  await a.post("/api/ingredients/1/entries", { quantity: 10, price: 600 });
  await a.put("/api/ingredients/1", { ...vodka, quantity: 15 });
  const { body } = await a.get("/api/ingredients/1/movements");
  const common = {
    username: "a@bar.com.br",
    eventId: null,
    eventName: null,
    lostQuantity: null,
    reason: null,
    reversesId: null,
    isReversed: false,
    purchaseId: null,
    supplierId: null,
    supplierName: null,
    invoiceNumber: null,
    lot: null,
    mergedInto: null,
    mergedFrom: null,
    boughtOn: null,
    createdAt: expect.stringMatching(/Z$/),
  };
  expect(body).toEqual([
    {
      id: 3,
      kind: "ajuste",
      quantityDelta: -5,
      quantityAfter: 15,
      unit: "L",
      unitCost: 26.666666666667,
      ...common,
    },
    {
      ...common,
      id: 2,
      kind: "entrada",
      quantityDelta: 10,
      quantityAfter: 20,
      unit: "L",
      unitCost: 60,
      purchaseId: 1,
    },
    { id: 1, kind: "entrada", quantityDelta: 10, quantityAfter: 10, unit: "L", unitCost: 40, ...common },
  ]);
  expect((await b.get("/api/ingredients/1/movements")).status).toBe(404);
});

test("a long history comes in pages, each with the running quantity of its lines", async () => {
  await a.post("/api/ingredients", vodka);
  await app.pool.query(
    `insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost)
     select 1, 1, 1, 'ajuste', 'L', 0.25, 1 from generate_series(1, 240)`,
  );
  await app.pool.query("update ingredients set quantity = quantity + 60");
  const pageBefore = async (before?: number) => {
    const query = before ? `?before=${before}` : "";
    return (await a.get(`/api/ingredients/1/movements${query}`)).body as StockMovement[];
  };
  const first = await pageBefore();
  const second = await pageBefore(first.at(-1)?.id);
  const third = await pageBefore(second.at(-1)?.id);
  expect([first, second, third].map(({ length }) => length)).toEqual([100, 100, 41]);
  const all = [first, second, third].flat().toReversed();
  expect(all.map((line) => line.quantityAfter)).toEqual(all.map((_line, step) => 10 + step * 0.25));
  expect(await pageBefore(1)).toEqual([]);
  for (const wrong of ["0", "x", "-1", "1e3", "9".repeat(16)]) {
    expect((await a.get(`/api/ingredients/1/movements?before=${wrong}`)).status).toBe(400);
  }
});
