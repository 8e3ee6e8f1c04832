import { expect, test } from "vitest";
import { dividedBy, exact, isLess, minus, plus, rounded, roundedText, sum, times, ZERO } from "./exact.ts";

test.each([
  ["0.1 + 0.2", plus(exact(0.1), exact(0.2)), 0.3],
  ["1.005 half up", exact("1.005"), 1.01],
  ["-1.005 half away from zero", exact("-1.005"), -1.01],
  ["1.0049", exact("1.0049"), 1],
  ["-0.001 is no negative zero", exact("-0.001"), 0],
  ["99999999.99 + 0.01", plus(exact(99_999_999.99), exact(0.01)), 100_000_000],
  ["99999999.99 × 99999999.99", times(exact("99999999.99"), exact("99999999.99")), 9_999_999_998_000_000],
  ["1 / 3 × 3", times(dividedBy(exact(1), exact(3)), exact(3)), 1],
  ["1 / 3 + 1 / 7", plus(dividedBy(exact(1), exact(3)), dividedBy(exact(1), exact(7))), 0.48],
  ["1 / 3 - 5 / 7", minus(dividedBy(exact(1), exact(3)), dividedBy(exact(5), exact(7))), -0.38],
  ["0.3 - 0.1", minus(exact(0.3), exact(0.1)), 0.2],
  ["a sum of nothing", sum([]), 0],
  ["ten times 0.1", sum(Array.from({ length: 10 }, () => exact(0.1))), 1],
  ["noise behind the fifteenth digit", minus(exact(0.1 + 0.2), exact(0.3)), 0],
  ["just below half a cent", exact(0.0049999999), 0],
])("%s", (_what, value, result) => {
  expect(rounded(value, 2)).toBe(result);
});

test("rounds to the decimals asked for", () => {
  expect([2.4, 2.5, -2.5, 10].map((value) => rounded(exact(value), 0))).toEqual([2, 3, -3, 10]);
  const third = dividedBy(exact(1), exact(3));
  expect([0, 2, 6].map((decimals) => rounded(third, decimals))).toEqual([0, 0.33, 0.333333]);
});

test("a large number is what its text says, and not what its last bits do", () => {
  expect(rounded(dividedBy(exact(8_765_098_684.63), exact(2)), 2)).toBe(4_382_549_342.32);
});

test.each([
  [0.1, "0.100000000000"],
  [-0.5, "-0.500000000000"],
  [1e-12, "0.000000000001"],
  [1.00000001e-7, "0.000000100000"],
  [52.380952380952, "52.380952380952"],
  [999.999999999999, "999.999999999999"],
  [14_285.7142857143, "14285.714285714300"],
  [99_999_999.99, "99999999.990000000000"],
  [9_999_999_999, "9999999999.000000000000"],
  [0, "0.000000000000"],
])("the number %d is %s to the twelfth decimal", (value, text) => {
  expect(roundedText(exact(value), 12)).toBe(text);
  expect(roundedText(exact(text), 12)).toBe(text);
});

test("every number of up to twelve decimals below a thousand is what was written", () => {
  for (let n = 1; n < 2000; n++) {
    const text = `${n % 1000}.${String((n * 7_919_777_777) % 1e12).padStart(12, "0")}`;
    expect(roundedText(exact(Number(text)), 12)).toBe(text);
  }
});

test.each([
  ["1 / 6 + 1 / 10 is brought to lowest terms", [1, 6], [1, 10], { numerator: 4n, denominator: 15n }],
  ["so is -1 / 6 + -1 / 10", [-1, 6], [-1, 10], { numerator: -4n, denominator: 15n }],
  ["so is -1 / 6 + 1 / 10", [-1, 6], [1, 10], { numerator: -1n, denominator: 15n }],
  [
    "3 / 10 + 2 / 100 keeps the finer of its denominators",
    [3, 10],
    [2, 100],
    { numerator: 32n, denominator: 100n },
  ],
  ["and so does 2 / 100 + 3 / 10", [2, 100], [3, 10], { numerator: 32n, denominator: 100n }],
])("a long sum stays a small number: %s", (_what, a, b, result) => {
  const of = ([numerator = 0, denominator = 1]: number[]) => ({
    numerator: BigInt(numerator),
    denominator: BigInt(denominator),
  });
  expect(plus(of(a), of(b))).toEqual(result);
});

test("compares exactly", () => {
  expect(isLess(plus(exact(0.1), exact(0.2)), exact(0.3))).toBe(false);
  expect(isLess(exact(0.29), exact(0.3))).toBe(true);
  expect(isLess(ZERO, ZERO)).toBe(false);
});
