import fc from "fast-check";
import { expect, test } from "vitest";
import { splitWhole } from "./largest-remainder.ts";

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [10, [3, 1], [8, 2]],
  [10, [5.5, 4.5], [6, 4]],
  [3, [1, 1, 1], [1, 1, 1]],
  [2, [1, 1, 1], [1, 1, 1]],
  [5, [1000, 1, 1], [3, 1, 1]],
  [4, [1000, 1000, 1], [2, 1, 1]],
  [0, [2], [1]],
])("%d by the weights %j is %j", (total, weights, parts) => {
  expect(splitWhole(total, weights)).toEqual(parts);
});

const weight = fc.double({ min: 0.01, max: 100, noNaN: true });

test("parts add up to the whole, are at least 1, and none is a whole away from its share where all have one", () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.array(weight, { minLength: 1, maxLength: 12 }), (total, weights) => {
      const parts = splitWhole(total, weights);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(Math.max(total, weights.length));
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(1);
      const sum = weights.reduce((a, b) => a + b, 0);
      const quotas = weights.map((one) => (total * one) / sum);
      if (Math.min(...quotas) < 1) return;
      for (const [index, quota] of quotas.entries())
        expect(Math.abs((parts[index] as number) - quota)).toBeLessThan(1.000001);
    }),
  );
});
