import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const line = (changes: object = {}) => ({ ingredientId: 1, quantity: 2, price: 80, ...changes });
const buy = (lines: object[], key?: string) =>
  a.post("/api/purchases", { boughtOn: "2026-12-01", lines }, key ? { "Idempotency-Key": key } : undefined);
const stockOf = async () =>
  ((await a.get("/api/ingredients")).body as Ingredient[]).map(({ quantity, pricePerUnit, version }) => ({
    quantity,
    pricePerUnit,
    version,
  }));
const before = [
  { quantity: 10, pricePerUnit: "300.00", version: 1 },
  { quantity: 20, pricePerUnit: "10.00", version: 1 },
];

test("a purchase raises every stock it names, by what was bought and paid", async () => {
  await a.post("/api/suppliers", { name: "Atacado" });
  const origin = { supplierId: 1, invoiceNumber: "NF 77", lot: "L1" };
  const reply = await buy([line(origin), line({ ingredientId: 2, quantity: 0.03, price: 0.1 })]);
  expect(reply).toMatchObject({ status: 201, body: { lines: 2, total: "80.10" } });
  expect(await stockOf()).toEqual([
    { quantity: 12, pricePerUnit: "380.00", version: 2 },
    { quantity: 20.03, pricePerUnit: "10.10", version: 2 },
  ]);
  const [entry] = (await a.get("/api/ingredients/1/movements")).body as object[];
  expect(entry).toMatchObject({
    kind: "entrada",
    quantityDelta: 2,
    unitCost: 40,
    supplierName: "Atacado",
    invoiceNumber: "NF 77",
    lot: "L1",
    boughtOn: "2026-12-01",
  });
  const { body } = await a.get("/api/activity");
  expect(body).toMatchObject({
    activities: expect.arrayContaining([expect.objectContaining({ action: "entrada", count: 2 })]),
  });
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], reversals: [] });
});

test("one ingredient in several lines", async () => {
  expect((await buy([line(), line({ quantity: 1, price: 50 }), line({ lot: "L2" })])).status).toBe(201);
  expect((await stockOf())[0]).toEqual({ quantity: 15, pricePerUnit: "510.00", version: 2 });
  const { body } = await a.get("/api/ingredients/1/movements");
  expect(body).toMatchObject([
    { quantityDelta: 2, quantityAfter: 15 },
    { quantityDelta: 1, quantityAfter: 13 },
    { quantityDelta: 2, quantityAfter: 12 },
    {},
  ]);
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [] });
});

test.each<[what: string, lines: object[], status: number, path: string]>([
  ["nothing", [], 400, "lines"],
  ["another company's ingredient", [line(), line({ ingredientId: 3 })], 400, "lines.1.ingredientId"],
  ["an unknown supplier", [line(), line({ supplierId: 9 })], 400, "lines.1.supplierId"],
  ["nothing of it", [line(), line({ quantity: 0 })], 400, "lines.1.quantity"],
  ["a negative price", [line({ price: -1 })], 400, "lines.0.price"],
  ["more than fits", [line(), line({ quantity: 99_999_999 })], 400, "lines.1.quantity"],
  ["a stock that has changed", [line(), line({ ingredientId: 2, version: 2 })], 409, "lines.1.version"],
])("all or nothing: %s", async (_what, lines, status, path) => {
  expect(await buy(lines)).toMatchObject({ status, body: { issues: [{ path }] } });
  expect(await stockOf()).toEqual(before);
});

test.each(["2026-02-30", "hoje", "1999-12-31", null, undefined])(
  "the day %s is refused",
  async (boughtOn) => {
    const reply = await a.post("/api/purchases", { boughtOn, lines: [line()] });
    expect(reply.status).toBe(400);
    expect((reply.body as { issues: { path: string }[] }).issues[0]?.path).toBe("boughtOn");
  },
);

test("of two buyers with the same list the second one is asked", async () => {
  const cart = [line({ version: 1 }), line({ ingredientId: 2, version: 1 })];
  const replies = await Promise.all([buy(cart), buy(cart), buy(cart.toReversed())]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ message: VERSION_CONFLICT });
  expect((await stockOf()).map(({ quantity }) => quantity)).toEqual([12, 22]);
});

test("a cart that is sent again is posted once", async () => {
  const cart = [line({ version: 1 })];
  const replies = await Promise.all([1, 2, 3].map(() => buy(cart, "cart-12345678")));
  replies.push(await buy(cart, "cart-12345678"));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await stockOf())[0]).toMatchObject({ quantity: 12, version: 2 });
});

test("a purchase brings back what is archived", async () => {
  await a.post("/api/ingredients", {
    name: "Rum",
    category: "Outros",
    quantity: 0,
    unit: "L",
    pricePerUnit: 0,
  });
  await a.patch("/api/ingredients/4/archive");
  expect((await buy([line({ ingredientId: 4 })])).status).toBe(201);
  expect((await stockOf()).at(-1)).toMatchObject({ quantity: 2, version: 3 });
});

test("past purchases of an ingredient and of a supplier, with those that were taken back", async () => {
  await a.post("/api/suppliers", { name: "Atacado" });
  await buy([line({ supplierId: 1 }), line({ ingredientId: 2, supplierId: 1 })]);
  await a.post("/api/ingredients/1/entries", { quantity: 1, price: 45, supplierId: 1 });
  const history = (await a.get("/api/ingredients/1/movements")).body as { id: number }[];
  await a.post(`/api/movements/${history[0]?.id}/reverse`);
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect((await a.get("/api/ingredients/1/purchases")).body).toMatchObject([
    { quantity: 1, unitCost: 45, isReversed: true, boughtOn: today },
    { quantity: 2, unitCost: 40, isReversed: false, boughtOn: "2026-12-01", supplierName: "Atacado" },
    { quantity: 10, unitCost: 30, supplierName: null },
  ]);
  expect((await a.get("/api/suppliers/1/purchases")).body).toMatchObject([
    { ingredientName: "Cachaça", isReversed: true },
    { ingredientName: "Limão" },
    { ingredientName: "Cachaça" },
  ]);
  expect((await b.get("/api/suppliers/1/purchases")).status).toBe(404);
  expect((await a.get("/api/suppliers/1/purchases?before=x")).status).toBe(400);
});
