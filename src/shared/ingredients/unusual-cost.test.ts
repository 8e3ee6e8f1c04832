import { expect, test } from "vitest";
import { unusualCost } from "./unusual-cost.ts";

test.each([
  ["as before", { quantity: 12, price: 516 }, 43, undefined],
  ["120 instead of 12", { quantity: 120, price: 516 }, 43, 4.3],
  ["a price of 5160 instead of 516", { quantity: 12, price: 5160 }, 43, 430],
  ["a third less, just so", { quantity: 3, price: 60 }, 30, undefined],
  ["a cent below it", { quantity: 3, price: 59.99 }, 30, 19.996666666667],
  ["a third more, just so", { quantity: 3, price: 120 }, 30, undefined],
  ["a cent above it", { quantity: 3, price: 120.01 }, 30, 40.003333333333],
  ["a gift", { quantity: 3, price: 0 }, 30, 0],
  ["nothing known yet", { quantity: 3, price: 90 }, 0, undefined],
  ["nothing bought", { quantity: 0, price: 90 }, 30, undefined],
  ["tiny costs", { quantity: 1000, price: 0.02 }, 0.00001, 0.00002],
])("%s", (_what, bought, before, cost) => {
  expect(unusualCost(bought, { unitCost: before })).toBe(cost);
});
