import { expect, test } from "vitest";
import { exact } from "#shared/numbers/exact.ts";
import { costByCategory } from "./cost-by-category.ts";

const figures = (...costs: [string, number][]) => ({
  byCategory: new Map(costs.map(([category, cost]) => [category, exact(cost)])),
});
const shares = (...costs: [string, number][]) =>
  costByCategory([figures(...costs)]).map(({ percentage }) => percentage);

test("sums the events and puts the dearest first", () => {
  const events = [figures(["Frutas", 10.05], ["Xaropes", 0]), figures(["Frutas", 0.1], ["Outros", 30])];
  expect(costByCategory(events)).toEqual([
    { category: "Outros", cost: 30, percentage: 75 },
    { category: "Frutas", cost: 10.15, percentage: 25 },
  ]);
});

test.each([
  ["nothing", [], []],
  ["one", [["A", 0.01]], [100]],
  [
    "thirds",
    [
      ["A", 1],
      ["B", 1],
      ["C", 1],
    ],
    [34, 33, 33],
  ],
  [
    "sevenths",
    [
      ["A", 3],
      ["B", 2],
      ["C", 2],
    ],
    [43, 29, 28],
  ],
  [
    "a crumb",
    [
      ["A", 999],
      ["B", 1],
    ],
    [100, 0],
  ],
  [
    "halves that all round up",
    [
      ["A", 0.5],
      ["B", 12.5],
      ["C", 87],
    ],
    [87, 13, 0],
  ],
] as [string, [string, number][], number[]][])("%s add up to 100", (_what, costs, expected) => {
  expect(shares(...costs)).toEqual(expected);
});
