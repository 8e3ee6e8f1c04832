import { expect, test } from "vitest";
import { readCsvNumber } from "./csv-number.ts";

test.each<[string, number]>([
  ["12", 12],
  ["12,5", 12.5],
  [" 12,50 ", 12.5],
  [",5", 0.5],
  ["12.5", 12.5],
  ["0.125", 0.125],
  ["1.234", 1234],
  ["1.234,56", 1234.56],
  ["99.999.999,99", 99_999_999.99],
  ["1234.56", 1234.56],
  ["R$ 1.234,56", 1234.56],
  ["R$\u00a01,50", 1.5],
  ["-3", -3],
])("%j is the number %d", (cell, value) => {
  expect(readCsvNumber(cell)).toBe(value);
});

test.each(["", "abc", "1,234.56", "1.23.456", "12,", "1R$2", "1 234", "1e3", "10 L", "--1"])(
  "%j is no number",
  (cell) => {
    expect(readCsvNumber(cell)).toBe(cell);
  },
);
