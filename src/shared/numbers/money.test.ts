import { expect, test } from "vitest";
import { moneySum } from "./money.ts";
import { moneyInput } from "./money-input.ts";

const entered = moneyInput("Valor inválido");

test.each([
  [1, "1.00"],
  ["1", "1.00"],
  [" 12.5 ", "12.50"],
  [0.07, "0.07"],
  ["0.01", "0.01"],
  ["1.230", "1.23"],
  [99_999_999.99, "99999999.99"],
])("%j is %s", (value, money) => {
  expect(entered.parse(value)).toBe(money);
});

test.each([
  [0, "Valor inválido"],
  ["0.00", "Valor inválido"],
  [-1, "Valor inválido"],
  ["", "Valor inválido"],
  ["1,50", "Valor inválido"],
  ["1e3", "Valor inválido"],
  [1e21, "Valor inválido"],
  [Number.NaN, "Valor inválido"],
  [null, "Valor inválido"],
  [true, "Valor inválido"],
  ["0.001", "Use no máximo duas casas decimais"],
  [0.1 + 0.2, "Valor inválido"],
  ["1.234", "Use no máximo duas casas decimais"],
  [100_000_000, "Use no máximo R$\u00a099.999.999,99"],
  ["12345678901234", "Use no máximo R$\u00a099.999.999,99"],
  [12_345_678_901_234.5, "Use no máximo R$\u00a099.999.999,99"],
  ["0000000000000", "Valor inválido"],
])("%j is refused", (value, message) => {
  expect(entered.safeParse(value).error?.issues[0]?.message).toBe(message);
});

test.each([
  [[], "0.00"],
  [["0.10", "0.20"], "0.30"],
  [["99999999.99", "0.01"], "100000000.00"],
  [["5.00", "-5.00"], "0.00"],
])("%j add up to %s", (amounts, total) => {
  expect(moneySum(amounts)).toBe(total);
});
