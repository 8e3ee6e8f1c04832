import { expect, test } from "vitest";
import type { RecipeUnit, StockUnit, UnitWord } from "./enumerations.ts";
import { proposedYield, yieldQuestion } from "./yield-question.ts";

test.each<[string, StockUnit, UnitWord | null, RecipeUnit, string]>([
  ["Limão", "kg", null, "rodela", "1 kg de Limão rende quantas rodelas?"],
  ["Hortelã", "maço", null, "folhas", "1 maço de Hortelã rende quantas folhas?"],
  ["Espumante", "unidade", "garrafa", "ml", "1 garrafa de Espumante rende quantos ml?"],
  ["Sal", "g", null, "colher (chá)", "1 g de Sal rende quantas colheres (chá)?"],
  ["Alecrim", "unidade", null, "maço", "1 unidade de Alecrim rende quantos maços?"],
])("%s by %s (%s), in a recipe by %s: %s", (name, unit, unitWord, recipeUnit, text) => {
  expect(yieldQuestion({ name, unit, unitWord }, recipeUnit)).toBe(text);
});

test.each<[string, StockUnit, RecipeUnit, string]>([
  ["Gin Tanqueray 750ml", "unidade", "ml", "750"],
  ["Vodka Absolut 1L", "unidade", "ml", "1000"],
  ["Cachaça 51 965ml", "unidade", "L", "0,97"],
  ["Xarope 0,7 litro", "unidade", "colher (sopa)", "46,67"],
  ["Açúcar 1kg", "unidade", "g", "1000"],
  ["Açúcar 1kg", "unidade", "ml", ""],
  ["Hortelã 50 g", "maço", "g", ""],
  ["Gin", "unidade", "ml", ""],
])("the name %s, counted by %s, answers in %s: %s", (name, unit, asked, answer) => {
  expect(proposedYield({ name, unit }, asked)).toBe(answer);
});
