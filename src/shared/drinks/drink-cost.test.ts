import { expect, test } from "vitest";
import { type CostedIngredient, drinkCost, type RecipeLine } from "./drink-cost.ts";

const ingredients = new Map<number, CostedIngredient>([
  [1, { unit: "L", unitCost: 40 }],
  [2, { unit: "unidade", unitCost: 0.8, yieldQuantity: 8, yieldUnit: "rodela" }],
  [3, { unit: "kg", unitCost: 4.999999 }],
  [4, { unit: "unidade", unitCost: 0 }],
  [5, { unit: "ml", unitCost: 0.333333 }],
]);

test.each<[string, RecipeLine[], number, boolean, unpriced?: number[]]>([
  ["no lines at all", [], 0, false],
  ["ml of a litre", [{ ingredientId: 1, quantity: 50, unit: "ml" }], 2, false],
  ["slices of a lemon", [{ ingredientId: 2, quantity: 2, unit: "rodela" }], 0.2, false],
  [
    "all of it together",
    [
      { ingredientId: 1, quantity: 50, unit: "ml" },
      { ingredientId: 2, quantity: 2, unit: "rodela" },
      { ingredientId: 3, quantity: 20, unit: "g" },
    ],
    2.3,
    false,
  ],
  ["a unit without a factor", [{ ingredientId: 3, quantity: 1, unit: "folhas" }], 5, true],
  ["a price of 0", [{ ingredientId: 4, quantity: 3, unit: "unidade" }], 0, false, [4]],
  [
    "a price that is not known among others",
    [1, 4, 4].map((ingredientId) => ({ ingredientId, quantity: 1, unit: "L" })),
    40,
    true,
    [4],
  ],
  ["three thirds, rounded once", Array(3).fill({ ingredientId: 5, quantity: 0.5, unit: "ml" }), 0.5, false],
  ["an ingredient that is gone", [{ ingredientId: 99, quantity: 1, unit: "ml" }], 0, false],
])("%s", (_what, lines, cost, isApproximate, unpriced = []) => {
  expect(drinkCost(lines, ingredients)).toEqual({ cost, isApproximate, unpriced });
});
