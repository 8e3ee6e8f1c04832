import { expect, test } from "vitest";
import { priceLine } from "./price-line.ts";

test.each<[string, [string, number][], string | undefined]>([
  ["nothing", [], undefined],
  ["one price", [["2026-03-01", 40]], undefined],
  [
    "a rise",
    [
      ["2026-03-01", 40],
      ["2026-03-11", 50],
    ],
    "M0 92L100 8",
  ],
  [
    "days far apart",
    [
      ["2026-03-01", 40],
      ["2026-03-03", 50],
      ["2026-03-11", 45],
    ],
    "M0 92L20 8L100 50",
  ],
  [
    "no change",
    [
      ["2026-03-01", 40],
      ["2026-03-11", 40],
    ],
    "M0 50L100 50",
  ],
  [
    "one day",
    [
      ["2026-03-01", 40],
      ["2026-03-01", 30],
    ],
    "M0 8L100 92",
  ],
])("%s", (_what, points, line) => {
  expect(priceLine(points.map(([day, unitCost]) => ({ day, unitCost })))).toBe(line);
});
