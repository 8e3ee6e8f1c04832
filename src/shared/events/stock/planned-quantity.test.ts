import { expect, test } from "vitest";
import { isSetByHand, proposedQuantity } from "./planned-quantity.ts";

test.each([
  [50, 100, 5000],
  [0.1, 3, 0.3],
  [0.15, 3, 0.45],
  [1, 0, 0],
  [99_999_999.99, 1, 99_999_999.99],
])("%d for each of %d drinks is %d", (quantity, drinks, proposed) => {
  expect(proposedQuantity(quantity, drinks)).toBe(proposed);
});

test.each([
  ["what the recipe says", 5000, false],
  ["more", 5000.01, true],
  ["nothing", 0, true],
])("%s is set by hand: %s", (_what, plannedQuantity, byHand) => {
  expect(isSetByHand({ quantity: 50, plannedQuantity }, 100)).toBe(byHand);
});
