import { expect, test } from "vitest";
import { readCategory } from "./category-words.ts";
import { ingredientCategories } from "./enumerations.ts";

test.each([
  ["destilados", "Bebidas Alcoólicas"],
  ["BEBIDA ALCOÓLICA", "Bebidas Alcoólicas"],
  ["Vinhos", "Bebidas Alcoólicas"],
  ["Não alcoólicos", "Bebidas Não Alcoólicas"],
  ["Refrigerantes", "Bebidas Não Alcoólicas"],
  ["xarope", "Xaropes"],
  ["Hortifruti", "Frutas"],
  ["Descartáveis", "Outros"],
  ["Bebidas", undefined],
  ["Limpeza", undefined],
  ["", undefined],
])("%j is %s", (text, category) => {
  expect(readCategory(text)).toBe(category);
});

test("every category is itself", () => {
  expect(ingredientCategories.map(readCategory)).toEqual([...ingredientCategories]);
});
