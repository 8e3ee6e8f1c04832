import { expect, test } from "vitest";
import { recipeUnits } from "#shared/units/enumerations.ts";

test("the units of a recipe are just these", () => {
  expect(recipeUnits).toEqual([
    "ml",
    "L",
    "g",
    "kg",
    "unidade",
    "colher (chá)",
    "colher (sopa)",
    "rodela",
    "folhas",
    "maço",
  ]);
});
