import { expect, test } from "vitest";
import { amountText, recipeAmountText } from "./amount-text.ts";

test.each([
  [0, "unidade", "0 unidades"],
  [0.2, "maço", "0,2 maço"],
  [1, "unidade", "1 unidade"],
  [1.67, "unidade", "1,67 unidades"],
  [-3, "garrafa", "-3 garrafas"],
  [1, "lata", "1 lata"],
  [12, "pacote", "12 pacotes"],
  [2, "unidade", "2 unidades"],
  [1200, "maço", "1.200 maços"],
  [3, "colher (chá)", "3 colheres (chá)"],
  [3, "colher (sopa)", "3 colheres (sopa)"],
  [8, "rodela", "8 rodelas"],
  [6, "folhas", "6 folhas"],
  [7.5, "L", "7,5 L"],
  [50, "ml", "50 ml"],
])("%d of %s reads %s", (amount, unit, text) => {
  expect(amountText(amount, unit)).toBe(text);
});

test("a recipe says up to four decimals", () => {
  expect([0.125, 0.0833, 50, 1.5, 1234.5].map((each) => recipeAmountText(each, "rodela"))).toEqual([
    "0,125 rodela",
    "0,0833 rodela",
    "50 rodelas",
    "1,5 rodelas",
    "1.234,5 rodelas",
  ]);
});
