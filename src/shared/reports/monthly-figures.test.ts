import { expect, test } from "vitest";
import { exact } from "#shared/numbers/exact.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { monthlyFigures } from "./monthly-figures.ts";

const on = (date: string, revenue: number, cost: number) => ({
  date,
  figures: { revenue: exact(revenue), cost: exact(cost) },
});

test("by the month it is in the zone, with the empty ones between", () => {
  const events = [
    // Still the 31st of October in São Paulo.
    on("2026-11-01T02:59:00Z", 10, 4),
    on("2027-01-10T12:00:00Z", 5, 8),
    on("2026-10-05T12:00:00Z", 0.5, 0.25),
  ];
  expect(monthlyFigures(events, SAO_PAULO)).toEqual([
    { month: "2026-10", revenue: 10.5, cost: 4.25, profit: 6.25 },
    { month: "2026-11", revenue: 0, cost: 0, profit: 0 },
    { month: "2026-12", revenue: 0, cost: 0, profit: 0 },
    { month: "2027-01", revenue: 5, cost: 8, profit: -3 },
  ]);
});

test("no events, no months", () => {
  expect(monthlyFigures([], SAO_PAULO)).toEqual([]);
});
