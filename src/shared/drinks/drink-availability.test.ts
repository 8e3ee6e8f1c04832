import { expect, test } from "vitest";
import { missingIngredients, type StockedIngredient } from "./drink-availability.ts";
import type { RecipeLine } from "./drink-cost.ts";

const ingredients = new Map<number, StockedIngredient>([
  [1, { name: "Vodka", unit: "L", quantity: 0.05 }],
  [2, { name: "Limão", unit: "unidade", quantity: 0.3, yieldQuantity: 10, yieldUnit: "rodela" }],
  [3, { name: "Hortelã", unit: "maço", quantity: 0 }],
]);

test.each<[string, RecipeLine[], [string, number][]]>([
  ["just enough", [{ ingredientId: 1, quantity: 50, unit: "ml" }], []],
  ["a drop too little", [{ ingredientId: 1, quantity: 60, unit: "ml" }], [["Vodka", 0.01]]],
  [
    "enough for each of two lines, not for both",
    [
      { ingredientId: 1, quantity: 30, unit: "ml" },
      { ingredientId: 1, quantity: 2, unit: "colher (sopa)" },
    ],
    [["Vodka", 0.01]],
  ],
  ["slices that make 0.1 + 0.2", [{ ingredientId: 2, quantity: 3, unit: "rodela" }], []],
  ["nothing in stock", [{ ingredientId: 3, quantity: 0.1, unit: "maço" }], [["Hortelã", 0.1]]],
  [
    "a unit without a factor, one to one",
    [{ ingredientId: 3, quantity: 4, unit: "folhas" }],
    [["Hortelã", 4]],
  ],
])("%s", (_what, lines, missing) => {
  expect(missingIngredients(lines, ingredients).map(({ name, missing }) => [name, missing])).toEqual(missing);
});
