import { expect, test } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { isWithin, monthsBefore, type Period, previousSpan, reportSpan } from "./report-period.ts";

const day = (text: string) => new Date(`${text}T03:00Z`);
const clock = clockAt("2026-11-16T02:30:00Z");
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
])("%s less %d months is %s", (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});

test.each([
  ["a month", ending("mes"), "2026-10-15", "2026-11-16", "2026-09-15"],
  ["a quarter", ending("trimestre"), "2026-08-15", "2026-11-16", "2026-05-15"],
  ["a semester", ending("semestre"), "2026-05-15", "2026-11-16", "2025-11-15"],
  ["a year", ending("ano"), "2025-11-15", "2026-11-16", "2024-11-15"],
  ["this month, whole", ending("este_mes"), "2026-11-01", "2026-12-01", "2026-10-01"],
  ["the month to come", ending("mes_que_vem"), "2026-12-01", "2027-01-01", "2026-11-01"],
  [
    "chosen days, both included",
    custom("2026-11-01", "2026-11-10"),
    "2026-11-01",
    "2026-11-11",
    "2026-10-22",
  ],
  ["one day", custom("2026-11-01", "2026-11-01"), "2026-11-01", "2026-11-02", "2026-10-31"],
])("%s", (_what, chosen, from, to, before) => {
  expect(reportSpan(chosen, clock)).toEqual({ from: day(from), to: day(to) });
  expect(previousSpan(chosen, clock)).toEqual({ from: day(before), to: day(from) });
});

test.each([
  ["no first day", custom("", "2026-11-10"), "1999-12-31T12:00:00Z", "2026-11-10T12:00:00Z"],
  ["no last day", custom("2026-11-01", ""), "2026-10-31T12:00:00Z", "2099-01-01T12:00:00Z"],
])("%s: open there, and nothing to compare with", (_what, chosen, outside, inside) => {
  const span = reportSpan(chosen, clock);
  expect([isWithin(span, outside), isWithin(span, inside)]).toEqual([false, true]);
  expect(previousSpan(chosen, clock)).toBeUndefined();
});

test("days that end before they begin hold nothing", () => {
  const chosen = custom("2026-11-10", "2026-11-01");
  expect(isWithin(reportSpan(chosen, clock), "2026-11-05T12:00:00Z")).toBe(false);
  expect(previousSpan(chosen, clock)).toBeUndefined();
});

test("the month after December is January", () => {
  const newYear = clockAt("2027-01-01T02:30:00Z");
  expect(reportSpan(ending("este_mes"), newYear)).toEqual({ from: day("2026-12-01"), to: day("2027-01-01") });
  expect(reportSpan(ending("mes_que_vem"), newYear)).toEqual({
    from: day("2027-01-01"),
    to: day("2027-02-01"),
  });
});

// Three hours behind Greenwich: the day begins at three.
test.each([
  ["2026-11-01T02:59:59.999Z", false],
  ["2026-11-01T03:00:00.000Z", true],
  ["2026-11-11T02:59:59.999Z", true],
  ["2026-11-11T03:00:00.000Z", false],
])("%s lies within the first to the tenth: %s", (moment, isInside) => {
  expect(isWithin(reportSpan(custom("2026-11-01", "2026-11-10"), clock), moment)).toBe(isInside);
});

test.each<[TimeZone, string, string]>([
  ["America/Noronha", "2026-12-01T02:00:00Z", "2027-01-02T02:00:00Z"],
  ["America/Sao_Paulo", "2026-11-30T03:00:00Z", "2027-01-01T03:00:00Z"],
  ["America/Rio_Branco", "2026-11-30T05:00:00Z", "2027-01-01T05:00:00Z"],
])("a month in %s, at the turn of the year", (timeZone, from, to) => {
  const now = new Date("2027-01-01T02:30:00Z");
  expect(reportSpan(ending("mes"), { now, timeZone })).toEqual({ from: new Date(from), to: new Date(to) });
});
