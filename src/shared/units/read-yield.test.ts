import { expect, test } from "vitest";
import type { RecipeUnit } from "./enumerations.ts";
import { readYield } from "./read-yield.ts";

test.each<[string, RecipeUnit, number | undefined]>([
  ["900", "ml", 900],
  ["900 ml", "ml", 900],
  [" 900ML ", "ml", 900],
  ["0,9 L", "ml", 900],
  ["1 litro", "ml", 1000],
  ["1.000", "ml", 1000],
  ["40 folhas", "folhas", 40],
  ["8 fatias", "rodela", 8],
  ["0,25 kg", "g", 250],
  ["900 g", "ml", undefined],
  ["0", "ml", undefined],
  ["-3", "ml", undefined],
  ["muito", "ml", undefined],
  ["", "ml", undefined],
])("%j, asked in %s: %s", (text, unit, quantity) => {
  expect(readYield(text, unit)).toBe(quantity);
});
