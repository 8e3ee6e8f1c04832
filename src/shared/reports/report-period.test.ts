import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isWithin, monthsBefore, type Period, previousSpan, reportSpan } from "./report-period.ts";

beforeAll(() => vi.stubEnv("TZ", "America/Sao_Paulo"));
afterAll(() => vi.unstubAllEnvs());

const day = (text: string) => new Date(`${text}T00:00`);
const custom = (from: string, to: string) => ({ period: "personalizado" as const, from, to });
const ending = (period: Period) => ({ period, from: "", to: "" });

test.each([
  ["2026-11-15", 1, "2026-10-15"],
  ["2026-03-31", 1, "2026-02-28"],
  ["2028-03-31", 1, "2028-02-29"],
  ["2026-05-31", 3, "2026-02-28"],
  ["2026-12-31", 6, "2026-06-30"],
  ["2028-02-29", 12, "2027-02-28"],
  ["2026-01-15", 1, "2025-12-15"],
])("%s less %d months is %s", (moment, months, before) => {
  expect(monthsBefore(new Date(`${moment}T18:45`), months)).toEqual(day(before));
});

test.each([
  ["a month", ending("mes"), "2026-10-15", "2026-11-16", "2026-09-15"],
  ["a quarter", ending("trimestre"), "2026-08-15", "2026-11-16", "2026-05-15"],
  ["a semester", ending("semestre"), "2026-05-15", "2026-11-16", "2025-11-15"],
  ["a year", ending("ano"), "2025-11-15", "2026-11-16", "2024-11-15"],
  [
    "chosen days, both included",
    custom("2026-11-01", "2026-11-10"),
    "2026-11-01",
    "2026-11-11",
    "2026-10-22",
  ],
  ["one day", custom("2026-11-01", "2026-11-01"), "2026-11-01", "2026-11-02", "2026-10-31"],
])("%s", (_what, chosen, from, to, before) => {
  const now = new Date("2026-11-15T23:30");
  expect(reportSpan(chosen, now)).toEqual({ from: day(from), to: day(to) });
  expect(previousSpan(chosen, now)).toEqual({ from: day(before), to: day(from) });
});

test.each([
  ["no first day", custom("", "2026-11-10"), "1999-12-31T12:00:00Z", "2026-11-10T12:00:00Z"],
  ["no last day", custom("2026-11-01", ""), "2026-10-31T12:00:00Z", "2099-01-01T12:00:00Z"],
])("%s: open there, and nothing to compare with", (_what, chosen, outside, inside) => {
  const span = reportSpan(chosen, new Date());
  expect([isWithin(span, outside), isWithin(span, inside)]).toEqual([false, true]);
  expect(previousSpan(chosen, new Date())).toBeUndefined();
});

test("days that end before they begin hold nothing", () => {
  const chosen = custom("2026-11-10", "2026-11-01");
  expect(isWithin(reportSpan(chosen, new Date()), "2026-11-05T12:00:00Z")).toBe(false);
  expect(previousSpan(chosen, new Date())).toBeUndefined();
});

// Three hours behind Greenwich: the day begins at three.
test.each([
  ["2026-11-01T02:59:59.999Z", false],
  ["2026-11-01T03:00:00.000Z", true],
  ["2026-11-11T02:59:59.999Z", true],
  ["2026-11-11T03:00:00.000Z", false],
])("%s lies within the first to the tenth: %s", (moment, isInside) => {
  expect(isWithin(reportSpan(custom("2026-11-01", "2026-11-10"), new Date()), moment)).toBe(isInside);
});
