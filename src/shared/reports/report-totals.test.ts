import { expect, test } from "vitest";
import { dividedBy, exact } from "#shared/numbers/exact.ts";
import { reportTotals, variation } from "./report-totals.ts";

const third = dividedBy(exact(1), exact(3));

test.each([
  ["nothing", [], { revenue: 0, cost: 0, profit: 0 }],
  ["a loss", [{ revenue: exact(1), cost: exact(2.5) }], { revenue: 1, cost: 2.5, profit: -1.5 }],
  [
    "three thirds are one, rounded once",
    [third, third, third].map((revenue) => ({ revenue, cost: exact("0.1") })),
    { revenue: 1, cost: 0.3, profit: 0.7 },
  ],
])("%s", (_what, figures, totals) => {
  expect(reportTotals(figures)).toEqual(totals);
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [0, 100, -100],
  [100, 0, undefined],
  [0, 0, undefined],
  [50, -100, 150],
  [-150, -100, -50],
  [100, 3, 3233.3],
])("from %2$d to %1$d: %3$s per cent", (now, before, percentage) => {
  expect(variation(now, before)).toBe(percentage);
});
