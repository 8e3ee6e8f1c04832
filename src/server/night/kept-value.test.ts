import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { drinkCost } from "#shared/drinks/drink-cost.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";

const { a } = await twoCompanies();

async function buy(quantity: number, pricePerUnit: number, unit = "g"): Promise<void> {
  await a.post("/api/ingredients", { name: "Item", category: "Outros", unit, quantity, pricePerUnit });
  await a.post("/api/drinks", { name: "Drink", ingredients: [{ ingredientId: 1, quantity: 1, unit }] });
}

async function takeOut(planned: number, unit: "g" | "ml" = "g"): Promise<void> {
  await a.post("/api/events", eventPayload([{ ingredientId: 1, unit, planned }]));
  expect((await a.post("/api/events/1/withdraw-stock")).status).toBe(200);
}

const bringBack = (quantity: number) =>
  a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity }] });

const item = async () =>
  ((await a.get("/api/ingredients")).body as PricedIngredient[])[0] as PricedIngredient;

test("a drink of all the stock costs what was paid for it", async () => {
  await buy(30_000, 100, "ml");
  const recipe = [{ ingredientId: 1, quantity: 30_000, unit: "ml" as const }];
  expect(drinkCost(recipe, new Map([[1, await item()]])).cost).toBe(100);
});

test.each([
  [700_000, 500, 1],
  [99_999_999, 10, 1],
  [99_999_999, 10, 99_999_998],
  [3, 0.01, 1],
])(
  "of %d bought for R$ %d, %d that go out and come back bring their value back",
  async (quantity, price, moved) => {
    await buy(quantity, price);
    expect(await item()).toMatchObject({ quantity, pricePerUnit: price.toFixed(2) });
    await takeOut(moved);
    await bringBack(moved);
    expect(await item()).toMatchObject({ quantity, pricePerUnit: price.toFixed(2) });
  },
);

test("what comes back is worth what it was when it left, whatever was paid for more of it meanwhile", async () => {
  await buy(1000, 50, "ml");
  await takeOut(500, "ml");
  await a.post("/api/ingredients/1/entries", { quantity: 500, price: 75 });
  await bringBack(100);
  expect(await item()).toMatchObject({ quantity: 1100, pricePerUnit: "105.00", unitCost: 0.095454545455 });
});

test("into an empty stock it brings its own unit cost back", async () => {
  await buy(10, 100);
  await takeOut(10);
  await a.post("/api/ingredients/1/entries", { quantity: 10, price: 50 });
  await a.put("/api/ingredients/1", { ...(await item()), quantity: 0, pricePerUnit: 0 });
  await bringBack(4);
  expect(await item()).toMatchObject({ quantity: 4, pricePerUnit: "40.00", unitCost: 10 });
});
