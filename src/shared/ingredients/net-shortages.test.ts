import fc from "fast-check";
import { expect, test } from "vitest";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { netShortages } from "./net-shortages.ts";

const counts = (deltas: readonly number[]) =>
  deltas.map((quantityDelta, index) => ({ id: index + 1, quantityDelta }));

test.each<[string, number[], [id: number, missing: number][]]>([
  ["nothing counted", [], []],
  ["a shortage alone", [-4], [[1, 4]]],
  ["a surplus alone", [4], []],
  ["4, 40, 4: a slip of the finger", [36, -36], []],
  ["40, 4, 40: found again", [-36, 36], []],
  ["a surplus is taken off what follows", [5, -3, -3], [[3, 1]]],
  ["and only what is left of it off what was before", [-5, 36, -36], [[1, 5]]],
  ["newest first", [-2, -3, 4], [[1, 1]]],
  ["40, 4, 40, 4", [-36, 36, -36], [[1, 36]]],
  ["hundredths stay exact", [0.1, 0.2, -0.3], []],
  ["a part of a shortage", [0.1, -0.33], [[2, 0.23]]],
])("%s", (_what, deltas, missing) => {
  expect([...netShortages(counts(deltas))]).toEqual(missing);
});

test("what is missing is what the counts are short of together, and of no count more than it found", () => {
  const delta = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((each) => each / 100);
  fc.assert(
    fc.property(fc.array(delta, { maxLength: 30 }), (deltas) => {
      const net = netShortages(counts(deltas));
      const short = rounded(sum(deltas.map((each) => exact(each))), 2);
      expect(rounded(sum([...net.values()].map((each) => exact(each))), 2)).toBe(Math.max(0, -short));
      for (const [id, missing] of net) {
        expect(missing).toBeGreaterThan(0);
        expect(missing).toBeLessThanOrEqual(-(deltas[id - 1] as number));
      }
    }),
  );
});
