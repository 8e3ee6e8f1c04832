import { expect, test } from "vitest";
import { amountText } from "./amount-text.ts";

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
