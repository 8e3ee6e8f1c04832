import { expect, test } from "vitest";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { shownAmount, steppedAmount, typedAmount } from "./field-amount.ts";

const bottled = { ...vodka, packName: "garrafa" as const, packQuantity: 0.75 };
const loose = vodka;
const stockedByBottle = {
  ...vodka,
  unit: "unidade" as const,
  unitWord: "garrafa" as const,
  packName: "caixa" as const,
  packQuantity: 6,
};

test.each([
  ["2", bottled, 1.5],
  ["1,5", bottled, 1.13],
  ["0", bottled, 0],
  ["1,25", loose, 1.25],
  ["1,256", loose, undefined],
  ["", loose, undefined],
  ["x", bottled, undefined],
  ["-1", loose, undefined],
  ["99999999999", loose, undefined],
])("%j typed is an amount", (text, ingredient, quantity) => {
  expect(typedAmount(text, ingredient)).toEqual({ text, quantity });
});

test.each([
  [1.5, bottled, "2"],
  [1.3, bottled, "1,73"],
  [1.3, loose, "1,3"],
  [1.67, stockedByBottle, "1,67"],
])("%d is shown in packs where there are some, and stays itself", (quantity, ingredient, text) => {
  expect(shownAmount(quantity, ingredient)).toEqual({ text, quantity });
});

test.each([
  ["2", 1, bottled, "3"],
  ["1,73", 1, bottled, "2"],
  ["1,73", -1, bottled, "1"],
  ["0", -1, bottled, "0"],
  ["", 1, bottled, "1"],
  ["1,25", 1, loose, "1,75"],
  ["0,25", -1, loose, "0"],
  ["2", 1, { ...loose, unit: "kg" as const }, "3"],
  ["1,67", 1, stockedByBottle, "2"],
  ["1,67", -1, stockedByBottle, "1"],
  ["7", 1, { ...loose, unit: "unidade" as const }, "8"],
] as const)("%j stepped by %d", (text, direction, ingredient, next) => {
  expect(steppedAmount(typedAmount(text, ingredient), direction, ingredient).text).toBe(next);
});
