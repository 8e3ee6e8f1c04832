import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsvNumber } from "#shared/csv/csv-number.ts";
import { isUngroupedDecimal, parseDecimal, parseWhole, ungroupedDecimal } from "./decimal.ts";
import { formatMoney, formatNumber } from "./format.ts";

test.each([
  ["12,5", 12.5],
  ["12.5", 12.5],
  [" 12 ", 12],
  [" 12,5 ", 12.5],
  ["1.234,56", 1234.56],
  ["1234,56", 1234.56],
  ["1234.56", 1234.56],
  ["1.234.567,89", 1234567.89],
  ["1.234", 1234],
  ["1.234.567", 1234567],
  ["0.125", 0.125],
  ["1234.567", 1234.567],
  ["1234.5", 1234.5],
  ["0,000001", 0.000001],
  ["-5", -5],
  ["-3,5", -3.5],
  ["-1.234,5", -1234.5],
  [",5", 0.5],
  [".5", 0.5],
  ["12,", 12],
  ["12.", 12],
  ["0", 0],
])("%j is %d", (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

test.each([
  "",
  " ",
  "-",
  ",",
  ".",
  "-,",
  "1,234.56",
  "1,234,567.89",
  "1.234.56",
  "1.23.4",
  "1.2.3",
  "1.23,4",
  "1.2345,6",
  "1234.567,8",
  ".234,5",
  "0.125,5",
  "1,2,3",
  "1-2",
  "--1",
  "1 234",
  "abc",
  "12 L",
  "1e3",
])("%j is no number", (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

test.each([
  ["150", 150],
  ["1.200", 1200],
  ["150,0", 150],
  ["-150", -150],
  ["150,5", undefined],
  ["2.5", undefined],
  ["1e3", undefined],
  ["", undefined],
])("the whole number in %j is %s", (text, number) => {
  expect(parseWhole(text)).toBe(number);
});

test.each([
  [1234.5, "1234,5"],
  ["50.00", "50,00"],
  [0, "0"],
  [99_999_999.99, "99999999,99"],
  [null, ""],
])("%j stands in a field as %j", (value, text) => {
  expect(ungroupedDecimal(value)).toBe(text);
});

test("every amount is read back from each way it is written", () => {
  const amount = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((cents) => cents / 100 || 0);
  fc.assert(
    fc.property(amount, (value) => {
      expect(parseDecimal(formatNumber(value))).toBe(value);
      expect(parseDecimal(ungroupedDecimal(value))).toBe(value);
      expect(isUngroupedDecimal(ungroupedDecimal(value))).toBe(true);
      expect(readCsvNumber(ungroupedDecimal(value))).toBe(value);
      if (value >= 0) expect(readCsvNumber(formatMoney(value))).toBe(value);
    }),
  );
});
