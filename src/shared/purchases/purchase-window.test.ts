import { expect, test } from "vitest";
import { thisWeekend, windowOfDays } from "./purchase-window.ts";

test.each([
  ["Monday", "2026-11-16", "2026-11-20", "2026-11-22"],
  ["Thursday", "2026-11-19", "2026-11-20", "2026-11-22"],
  ["Friday", "2026-11-20", "2026-11-20", "2026-11-22"],
  ["Saturday", "2026-11-21", "2026-11-21", "2026-11-22"],
  ["Sunday", "2026-11-22", "2026-11-22", "2026-11-22"],
  ["the end of a year", "2026-12-31", "2027-01-01", "2027-01-03"],
])("the weekend seen on %s", (_day, today, from, to) => {
  expect(thisWeekend(today)).toEqual({ from, to });
});

test("days from today on", () => {
  expect(windowOfDays("2026-11-16", 7)).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(windowOfDays("2026-11-16", 14)).toEqual({ from: "2026-11-16", to: "2026-11-29" });
});
