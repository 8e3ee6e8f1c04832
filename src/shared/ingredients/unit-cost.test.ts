import fc from "fast-check";
import { expect, test } from "vitest";
import { exact, roundedText } from "#shared/numbers/exact.ts";
import { averageUnitCost, enteredUnitCost, keptPrice, stockValue, unitCost } from "./unit-cost.ts";

test.each([
  [{ quantity: 1000, price: 50 }, 0.05],
  [{ quantity: 3, price: "10.00" }, 3.333333333333],
  [{ quantity: 6, price: 10 }, 1.666666666667],
  [{ quantity: 10, price: 0 }, 0],
  [{ quantity: 0, price: 50 }, 50],
  [{ quantity: 0.3, price: 0.1 + 0.2 }, 1],
  [{ quantity: 0.01, price: 99_999_999.99 }, 9_999_999_999],
  [{ quantity: 99_999_999.99, price: 99_999_999.99 }, 1],
  [{ quantity: 99_999_999.99, price: 0.01 }, 1e-10],
])("%o costs %d per unit", (stock, cost) => {
  expect(Number(unitCost(stock))).toBe(cost);
});

test.each([
  [30_000, 100],
  [700_000, 500],
  [99_999_999, 10],
  [99_999_999.99, 0.01],
  [99_999_999.99, 99_999_999.99],
  [3, 10],
  [0.03, 0.01],
])("%d bought for R$ %d are worth just that", (quantity, price) => {
  expect(stockValue(quantity, unitCost({ quantity, price }))).toBe(price);
});

test.each([
  [500, 0.05, 25],
  [3, 3.333333, 10],
  [0, 3.333333, 0],
  [0.1, 0.05, 0.01],
  [0.1, 0.04, 0],
  [99_999_999.99, 1, 99_999_999.99],
])("%d at %d is worth R$ %d", (quantity, cost, value) => {
  expect(stockValue(quantity, cost)).toBe(value);
});

test.each([
  ["equal amounts", { quantity: 10, unitCost: 1 }, { quantity: 10, price: 30 }, 2],
  ["a little more, dearer", { quantity: 9, unitCost: 1 }, { quantity: 1, price: 11 }, 2],
  ["into an empty stock", { quantity: 0, unitCost: 7 }, { quantity: 4, price: 10 }, 2.5],
  [
    "into less than nothing, which is worth nothing",
    { quantity: -1, unitCost: 7 },
    { quantity: 3, price: 10 },
    5,
  ],
  ["a gift", { quantity: 10, unitCost: 2 }, { quantity: 10, price: 0 }, 1],
  ["nothing into nothing", { quantity: 0, unitCost: 7 }, { quantity: 0, price: 0 }, 7],
  ["thirds", { quantity: 1, unitCost: 1 }, { quantity: 2, price: 1 }, 0.666666666667],
])("%s", (_what, stock, { quantity, price }, cost) => {
  expect(Number(averageUnitCost(stock, { quantity, value: exact(price) }))).toBe(cost);
});

const present = { quantity: 1000, unit: "ml" as const, pricePerUnit: "50.00", unitCost: "0.050001" };

test.each([
  ["nothing new: kept, though the price alone would not give it", { quantity: 1000, price: 50 }, 0.050001],
  ["another quantity at the same price", { quantity: 500, price: 50 }, 0.1],
  ["a count, with the price that follows: kept", { quantity: 333, price: 16.65 }, 0.050001],
  ["a count, with a cent more", { quantity: 333, price: 16.66 }, 0.05003003003],
  ["a count of so little that its cents say nothing: kept", { quantity: 0.01, price: 0 }, 0.050001],
  ["another price", { quantity: 1000, price: 100 }, 0.1],
  ["all gone: kept", { quantity: 0, price: 0 }, 0.050001],
  ["all gone, with a price left over: kept", { quantity: 0, price: 50 }, 0.050001],
  ["all gone, with a price of its own: that of one", { quantity: 0, price: 60 }, 60],
  ["a gift", { quantity: 1000, price: 0 }, 0],
])("entered, %s", (_what, entered, cost) => {
  expect(Number(enteredUnitCost({ unit: "ml", ...entered }, present))).toBe(cost);
});

test.each([
  ["ml", {}, 0.050001],
  ["L", {}, 50.001],
  ["unidade", {}, 0],
  ["colher (sopa)", {}, 0.750015],
  ["ml", { unit: "unidade", unitCost: 40, yieldQuantity: 800, yieldUnit: "ml" }, 0.05],
] as const)("all gone and now in %s (%o before): the cost goes with its unit", (unit, before, cost) => {
  const kept = enteredUnitCost({ quantity: 0, price: 0, unit }, { ...present, ...before });
  expect(Number(kept)).toBe(cost);
});

test.each([
  ["nothing new", { quantity: 1000, unit: "ml" }, {}, 50],
  ["half of it", { quantity: 500, unit: "ml" }, {}, 25],
  ["more than was known", { quantity: 1500, unit: "ml" }, {}, 75],
  ["nothing left", { quantity: 0, unit: "ml" }, {}, 0],
  ["found again after it was gone", { quantity: 20, unit: "ml" }, { quantity: 0, pricePerUnit: "0.00" }, 1],
  ["the same in litres", { quantity: 1, unit: "L" }, {}, 50],
  ["half of it in litres", { quantity: 0.5, unit: "L" }, {}, 25],
  ["a unit without a factor: the price stays", { quantity: 3, unit: "unidade" }, {}, 50],
  [
    "no cost yet: the price stays",
    { quantity: 3, unit: "ml" },
    { quantity: 0, pricePerUnit: "9.00", unitCost: 0 },
    9,
  ],
  ["a price that was stored as it is", { quantity: 1000, unit: "ml" }, { pricePerUnit: "49.99" }, 49.99],
] as const)("counted, %s", (_what, counted, before, price) => {
  expect(keptPrice(counted, { ...present, ...before })).toBe(price);
});

test("without a cost the price that stayed is divided anew", () => {
  const bare = { quantity: 0, unit: "ml" as const, pricePerUnit: "9.00", unitCost: 0 };
  expect(Number(enteredUnitCost({ quantity: 3, unit: "ml", price: 9 }, bare))).toBe(3);
});

test("counts in any order leave the unit cost as it was, to the last digit", () => {
  const count = fc.integer({ min: 0, max: 9_999_999_999 }).map((hundredths) => hundredths / 100);
  const cost = fc
    .integer({ min: 1, max: 10 ** 15 })
    .map((trillionths) => roundedText({ numerator: BigInt(trillionths), denominator: 10n ** 12n }, 12));
  fc.assert(
    fc.property(cost, fc.array(count, { minLength: 1, maxLength: 8 }), (unitCost, counts) => {
      let stock = { quantity: 10, unit: "L" as const, pricePerUnit: stockValue(10, unitCost), unitCost };
      for (const quantity of counts) {
        const price = keptPrice({ quantity, unit: "L" }, stock);
        stock = {
          ...stock,
          quantity,
          pricePerUnit: price,
          unitCost: enteredUnitCost({ quantity, unit: "L", price }, stock),
        };
      }
      expect(stock.unitCost).toBe(unitCost);
      expect(stock.pricePerUnit).toBe(stockValue(stock.quantity, unitCost));
    }),
  );
});
