import { expect, test } from "vitest";
import { stepQuantity } from "./step-quantity.ts";

test.each([
  ["", 1, "0,1"],
  ["", -1, "0,1"],
  ["0,1", -1, "0,1"],
  ["0,2", 1, "0,3"],
  ["50", 1, "50,1"],
  ["50", -1, "49,9"],
  ["1.234,5", 1, "1.234,6"],
  ["99999999,99", 1, "99.999.999,99"],
  ["abc", 1, "0,1"],
] as const)("%j, %d step, is %s", (text, direction, next) => {
  expect(stepQuantity(text, direction)).toBe(next);
});
