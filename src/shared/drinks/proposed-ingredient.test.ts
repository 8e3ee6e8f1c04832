import { expect, test } from "vitest";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { proposedIngredient } from "./proposed-ingredient.ts";

type Category = Ingredient["category"];

const stock = (
  [
    ["Vodka Absolut 1L", "Bebidas Alcoólicas", 3],
    ["Absolut Vodka Citron 1L", "Bebidas Alcoólicas", 5],
    ["GIN Beefeater 750ml", "Bebidas Alcoólicas", 0],
    ["Gin Tanqueray 750 ml", "Bebidas Alcoólicas", 2],
    ["Suco de limão", "Bebidas Não Alcoólicas", 4],
    ["Suco limão concentrado", "Bebidas Não Alcoólicas", 4],
    ["Limão-taiti", "Frutas", 0],
    ["Licor de laranja", "Bebidas Alcoólicas", 1],
    ["Ginger ale", "Bebidas Não Alcoólicas", 1],
    ["Água tônica lata", "Outros", 24],
  ] as [string, Category, number][]
).map(([name, category, quantity], place) => ({ id: place + 1, name, category, quantity }));

test.each<[string, Category, string | undefined]>([
  ["Vodka", "Bebidas Alcoólicas", "Vodka Absolut 1L"],
  ["vodka citron", "Bebidas Alcoólicas", "Absolut Vodka Citron 1L"],
  // Some of it is there, and it is no part of "Ginger".
  ["Gin", "Bebidas Alcoólicas", "Gin Tanqueray 750 ml"],
  ["Limão", "Frutas", "Limão-taiti"],
  ["Suco de limão", "Bebidas Não Alcoólicas", "Suco de limão"],
  ["Laranja", "Frutas", undefined],
  ["Laranja", "Outros", undefined],
  ["Água tônica", "Bebidas Não Alcoólicas", "Água tônica lata"],
  ["Rum branco", "Bebidas Alcoólicas", undefined],
  ["", "Outros", undefined],
])("%s, of %s: %s", (name, category, found) => {
  expect(proposedIngredient({ name, category }, stock)?.name).toBe(found);
});
