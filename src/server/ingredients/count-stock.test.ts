import { afterEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { stockDifferences } from "./verify-stock.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

afterEach(async () => {
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], reversals: [] });
});

const count = (counts: unknown, company = a) => company.post("/api/ingredients/count", { counts });
const list = async () =>
  ((await a.get("/api/ingredients")).body as Ingredient[]).toSorted((one, other) => one.id - other.id);
const line = (ingredientId: number, quantity: unknown, version = 1) => ({ ingredientId, quantity, version });

test("a count adjusts what differs, keeps every unit cost and leaves the rest alone", async () => {
  expect(await count([line(2, 17), line(1, "9.33")])).toMatchObject({
    status: 200,
    body: { counted: 2, changed: 2 },
  });
  expect(await list()).toMatchObject([
    { id: 1, quantity: 9.33, pricePerUnit: "279.90", unitCost: 30, version: 2 },
    { id: 2, quantity: 17, pricePerUnit: "8.50", unitCost: 0.5, version: 2 },
  ]);
  const [movement] = (await a.get("/api/ingredients/1/movements")).body as StockMovement[];
  expect(movement).toMatchObject({ kind: "ajuste", quantityDelta: -0.67, unitCost: 30, reason: "contagem" });
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities[0]).toMatchObject({ action: "ajuste", count: 2 });

  expect((await count([line(1, 9.33, 2), line(2, 0, 2)])).body).toEqual({ counted: 2, changed: 1 });
  expect(await list()).toMatchObject([
    { version: 2 },
    { quantity: 0, pricePerUnit: "0.00", unitCost: 0.5, version: 3 },
  ]);
  await count([line(2, 4, 3)]);
  expect(await list()).toMatchObject([{}, { quantity: 4, pricePerUnit: "2.00", unitCost: 0.5 }]);
});

test.each([
  [[], 400, "counts", "Nenhum item foi contado"],
  [Array(5001).fill({}), 400, "counts", "Conte no máximo 5.000 itens por vez"],
  [[line(1, 9), line(2, -1)], 400, "counts.1.quantity", "Quantidade deve ser um número maior ou igual a 0"],
  [[line(1, 9), { ingredientId: 2, quantity: 3 }], 400, "counts.1.version", "Versão inválida"],
  [[line(1, 9), line(1, 8)], 400, "counts.1.ingredientId", "Item repetido"],
  [[line(1, 9), line(3, 8)], 400, "counts.1.ingredientId", "Ingrediente não encontrado"],
  [[line(1, 9), line(99, 8)], 400, "counts.1.ingredientId", "Ingrediente não encontrado"],
  [[line(2, 9), line(1, 8, 2)], 409, "counts.1.version", VERSION_CONFLICT],
  [
    [line(2, 9), line(1, 9_999_999)],
    400,
    "counts.1.quantity",
    "O valor do estoque não pode passar de 99.999.999,99",
  ],
])("case %#: %s at %s, %s, and nothing is booked", async (counts, status, path, message) => {
  const before = await list();
  expect(await count(counts)).toMatchObject({ status, body: { message, issues: [{ path, message }] } });
  expect(await list()).toEqual(before);
});

test("another company counts its own alone", async () => {
  const before = await list();
  expect((await count([line(1, 1)], b)).status).toBe(400);
  expect((await count([line(3, 1)], b)).status).toBe(200);
  expect(await list()).toEqual(before);
});

test("of counts at once, in any order, each is booked whole or not at all", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => count(n % 2 ? [line(1, n), line(2, n)] : [line(2, n), line(1, n)])),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array(9).fill(409),
  ]);
  const [first, second] = await list();
  expect(first?.quantity).toBe(second?.quantity);
});
