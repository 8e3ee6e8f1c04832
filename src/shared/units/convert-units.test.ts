import { expect, test } from "vitest";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { type Convertible, hasFactor, stockAmount } from "./convert-units.ts";
import type { RecipeUnit } from "./enumerations.ts";

const slices: Convertible = { unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" };
const bottle: Convertible = { unit: "unidade", yieldQuantity: 0.75, yieldUnit: "L" };

test.each<[number, RecipeUnit, Convertible, number, boolean]>([
  [50, "ml", { unit: "ml" }, 50, false],
  [50, "ml", { unit: "L" }, 0.05, false],
  [0.5, "L", { unit: "ml" }, 500, false],
  [250, "g", { unit: "kg" }, 0.25, false],
  [1.5, "kg", { unit: "g" }, 1500, false],
  [2, "colher (chá)", { unit: "ml" }, 10, false],
  [2, "colher (sopa)", { unit: "L" }, 0.03, false],
  [3, "colher (chá)", { unit: "colher (sopa)" }, 1, false],
  [1, "maço", { unit: "maço" }, 1, false],
  [4, "rodela", slices, 0.5, false],
  [1, "rodela", slices, 0.125, false],
  [50, "ml", bottle, 0.066667, false],
  [2, "unidade", slices, 2, false],
  [3, "folhas", slices, 3, true],
  [3, "rodela", { unit: "unidade" }, 3, true],
  [30, "ml", { unit: "kg" }, 30, true],
  [2, "colher (sopa)", { unit: "g" }, 2, true],
  [3, "rodela", { unit: "unidade", yieldQuantity: null, yieldUnit: null }, 3, true],
  [0.1, "ml", { unit: "L" }, 0.0001, false],
  [99_999_999.99, "kg", { unit: "g" }, 99_999_999_990, false],
])("%d %s of %o is %d in stock (approximate: %s)", (amount, unit, ingredient, inStock, isApproximate) => {
  const result = stockAmount(exact(amount), unit, ingredient);
  expect(rounded(result.amount, 6)).toBe(inStock);
  expect(result.isApproximate).toBe(isApproximate);
  expect(hasFactor(unit, ingredient)).toBe(!isApproximate);
});
