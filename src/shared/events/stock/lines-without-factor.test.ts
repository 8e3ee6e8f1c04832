import { expect, test } from "vitest";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { linesWithoutFactor } from "./lines-without-factor.ts";

const stock = new Map<number, Convertible>([
  [1, { unit: "kg" }],
  [2, { unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" }],
  [3, { unit: "L" }],
]);
const lines = (...named: [number, RecipeUnit][]) =>
  named.map(([ingredientId, unit]) => ({ ingredientId, unit }));

test("lines whose unit has no factor are named once, however often they stand there", () => {
  const found = linesWithoutFactor(
    lines([1, "rodela"], [2, "rodela"], [3, "ml"], [9, "rodela"], [1, "rodela"], [1, "g"], [2, "ml"]),
    stock,
  );
  expect(found).toEqual([
    { ingredient: stock.get(1), unit: "rodela" },
    { ingredient: stock.get(2), unit: "ml" },
  ]);
});
