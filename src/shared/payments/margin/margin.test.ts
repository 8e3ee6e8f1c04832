import { expect, test } from "vitest";
import { guestPriceForMargin, isBelowCost, margin, marginLoss, priceForMargin } from "./margin.ts";

test.each([
  [null, 50, undefined],
  ["100.00", 0, 100],
  ["100.00", 55, 45],
  ["100.00", 100, 0],
  ["100.00", 150, -50],
  ["3.00", 1, 66.7],
  ["0.01", 0, 100],
])("a price of %s and a cost of %d leave %d %%", (price, cost, left) => {
  expect(margin(price, cost)).toBe(left);
});

test.each([
  [null, 50, false],
  ["100.00", 100, false],
  // A margin of 0 % and still a loss.
  ["10000.00", 10_000.01, true],
  ["100.00", 150, true],
])("a price of %s is below a cost of %d: %s", (price, cost, isBelow) => {
  expect(isBelowCost(price, cost)).toBe(isBelow);
});

test.each([
  [0, 45, undefined],
  [55, 45, "100.00"],
  [100, 0, "100.00"],
  [100, 45, "181.82"],
  [1, 99, "100.00"],
  [1, 99.99, "10000.00"],
])("a cost of %d at %d %% asks for %s", (cost, target, price) => {
  expect(priceForMargin(cost, target)).toBe(price);
});

test.each([
  [55, 45, 100, "1.00"],
  [100, 45, 100, "1.82"],
  [100, 45, 3, "60.61"],
  [0.01, 0, 1000, "0.01"],
  [0, 45, 100, undefined],
  [55, 45, 0, undefined],
])("a cost of %d at %d %% asks %d guests for %s each", (cost, target, guests, price) => {
  expect(guestPriceForMargin(cost, target, guests)).toBe(price);
});

test.each([
  [{ price: "100.00", seenCost: "50.00" }, 50, undefined],
  [{ price: "100.00", seenCost: "50.00" }, 49.99, undefined],
  [{ price: "100.00", seenCost: "50.00" }, 50.01, 0.01],
  [{ price: null, seenCost: null }, 50, undefined],
  [{ price: "100.00", seenCost: null }, 50, undefined],
])("%j that costs %d now leaves %d less", (event, cost, loss) => {
  expect(marginLoss(event, cost)).toBe(loss);
});
