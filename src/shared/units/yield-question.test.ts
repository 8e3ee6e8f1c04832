import { expect, test } from "vitest";
import type { RecipeUnit, StockUnit, UnitWord } from "./enumerations.ts";
import { yieldQuestion } from "./yield-question.ts";

test.each<[string, StockUnit, UnitWord | null, RecipeUnit, string]>([
  ["Limão", "kg", null, "rodela", "1 kg de Limão rende quantas rodelas?"],
  ["Hortelã", "maço", null, "folhas", "1 maço de Hortelã rende quantas folhas?"],
  ["Espumante", "unidade", "garrafa", "ml", "1 garrafa de Espumante rende quantos ml?"],
  ["Sal", "g", null, "colher (chá)", "1 g de Sal rende quantas colheres (chá)?"],
  ["Alecrim", "unidade", null, "maço", "1 unidade de Alecrim rende quantos maços?"],
])("%s by %s (%s), in a recipe by %s: %s", (name, unit, unitWord, recipeUnit, text) => {
  expect(yieldQuestion({ name, unit, unitWord }, recipeUnit)).toBe(text);
});
