import { expect, test } from "vitest";
import { dividedBy, exact, isLess, minus, plus, rounded, sum, times, ZERO } from "./exact.ts";

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
  ["noise beyond six decimals", exact(0.1 + 0.2), 0.3],
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

test("a number is the nearest of six decimals, as its text has it", () => {
  const sevenths = Array.from({ length: 2000 }, (_, n) => (n - 1000) ** 3 / 7 + n / 1000);
  const edges = [0.000_000_5, 1.000_000_5, 0.000_002_5, -0.000_000_1, -0.5, 999_999_999.999_999];
  for (const value of [...sevenths, ...edges])
    expect(exact(value)).toEqual({
      numerator: BigInt(value.toFixed(6).replace(".", "")),
      denominator: 1_000_000n,
    });
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
