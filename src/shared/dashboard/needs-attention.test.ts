import { expect, test } from "vitest";
import { needsAttention } from "./needs-attention.ts";

const stock = (name: string, quantity: number, minQuantity = 10) => ({ name, quantity, minQuantity });
const found = (...ingredients: ReturnType<typeof stock>[]) =>
  needsAttention(ingredients).map(({ ingredient, status }) => `${ingredient.name}: ${status}`);

test.each([
  ["nothing", [], []],
  ["what is normal stays out", [stock("Vodka", 15.01), stock("Sal", 1, 0)], []],
  [
    "the worst first",
    [stock("Vodka", 15), stock("Gim", 10), stock("Rum", 0), stock("Sal", 0, 0)],
    ["Rum: sem", "Sal: sem", "Gim: baixo", "Vodka: atencao"],
  ],
  [
    "by name, accents and numbers as a reader sorts them",
    [stock("Limão 10", 1), stock("zimbro", 1), stock("Limão 9", 1), stock("Água", 1), stock("Açúcar", 1)],
    ["Açúcar: baixo", "Água: baixo", "Limão 9: baixo", "Limão 10: baixo", "zimbro: baixo"],
  ],
])("%s", (_what, ingredients, lines) => {
  expect(found(...ingredients)).toEqual(lines);
});
