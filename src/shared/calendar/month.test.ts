import { describe, expect, test } from "vitest";
import { addMonths, monthTitle, sameDayIn, weeksOf } from "./month.ts";

describe("the weeks of a month", () => {
  test.each([
    // One that starts on each day of the week, and leap years.
    ["2026-11", "2026-11-01", "2026-12-05", 5],
    ["2026-06", "2026-05-31", "2026-07-04", 5],
    ["2026-12", "2026-11-29", "2027-01-02", 5],
    ["2026-07", "2026-06-28", "2026-08-01", 5],
    ["2026-10", "2026-09-27", "2026-10-31", 5],
    ["2027-01", "2026-12-27", "2027-02-06", 6],
    ["2026-08", "2026-07-26", "2026-09-05", 6],
    ["2026-02", "2026-02-01", "2026-02-28", 4],
    ["2028-02", "2028-01-30", "2028-03-04", 5],
    ["2100-02", "2100-01-31", "2100-03-06", 5],
    ["2000-02", "2000-01-30", "2000-03-04", 5],
  ])("%s", (month, first, last, count) => {
    const weeks = weeksOf(month);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual([first, last, count]);
    const days = weeks.flat();
    expect(new Set(days).size).toBe(count * 7);
    expect(days).toEqual([...days].sort());
  });
});

test.each([
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-06", 0, "2026-06"],
  ["2026-06", 30, "2028-12"],
])("%s and %i months", (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

test.each([
  ["2026-01-31", "2026-02", "2026-02-28"],
  ["2026-01-31", "2028-02", "2028-02-29"],
  ["2026-03-31", "2026-04", "2026-04-30"],
  ["2026-02-28", "2026-03", "2026-03-28"],
  ["2026-12-31", "2027-01", "2027-01-31"],
])("the day of %s in %s", (day, month, expected) => {
  expect(sameDayIn(day, month)).toBe(expected);
});

test("a month is named with its year", () => {
  expect(["2026-01", "2026-03", "2027-12"].map(monthTitle)).toEqual([
    "janeiro 2026",
    "março 2026",
    "dezembro 2027",
  ]);
});
