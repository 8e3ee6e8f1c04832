import fc from "fast-check";
import { expect, test } from "vitest";
import { exact, rounded, sum } from "./exact.ts";
import { roundedParts } from "./rounded-parts.ts";

test.each([
  ["nothing", [], []],
  ["what is in cents already", [10, 0.5], [10, 0.5]],
  ["a cent too much, taken from what was rounded up the most", [1.007, 1.005, 1.005], [1.01, 1, 1.01]],
  ["a missing cent, given to what lost the most", [1.004, 2.003, 3.003], [1.01, 2, 3]],
])("%s", (_name, parts, expected) => {
  expect(roundedParts(parts.map(exact))).toEqual(expected);
});

test("parts add up to the rounded sum, and each is within a cent of its own", () => {
  const part = fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const cents = roundedParts(parts.map(exact));
      expect(rounded(sum(cents.map(exact)), 2)).toBe(rounded(sum(parts.map(exact)), 2));
      for (const [index, one] of cents.entries())
        expect(Math.abs(one - (parts[index] as number))).toBeLessThanOrEqual(0.010_001);
    }),
  );
});
