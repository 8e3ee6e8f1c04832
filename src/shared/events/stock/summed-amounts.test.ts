import { expect, test } from "vitest";
import { summedAmounts } from "./summed-amounts.ts";

test.each<[string, [number, number][], [number, number][]]>([
  ["nothing", [], []],
  ["zeros are none", [[1, 0]], []],
  [
    "each ingredient by itself",
    [
      [2, 1.5],
      [1, 2],
    ],
    [
      [2, 1.5],
      [1, 2],
    ],
  ],
  [
    "one that is named twice, exactly",
    [
      [1, 0.1],
      [1, 0.2],
    ],
    [[1, 0.3]],
  ],
])("%s", (_what, lines, sums) => {
  const named = lines.map(([ingredientId, quantity]) => ({ ingredientId, quantity }));
  expect([...summedAmounts(named)]).toEqual(sums);
});
