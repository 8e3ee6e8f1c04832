import { expect, test } from "vitest";
import { parseDecimalText } from "./decimal-text.ts";

test.each([
  ["12,5", 12.5],
  ["12.5", 12.5],
  [" 12,5 ", 12.5],
  ["1.234,56", 1234.56],
  ["1.234", 1234],
  ["1.234.567", 1234567],
  ["0.125", 0.125],
  ["1234.5", 1234.5],
  ["-3,5", -3.5],
  [",5", 0.5],
  ["12,", 12],
  ["0", 0],
])("%j is %d", (text, number) => {
  expect(parseDecimalText(text)).toBe(number);
});

test.each(["", "-", ",", "1,2,3", "1-2", "1.2.3", "abc", "1e5"])("%j is no number", (text) => {
  expect(parseDecimalText(text)).toBeUndefined();
});
