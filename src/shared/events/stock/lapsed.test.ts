import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate } from "#shared/numbers/format.ts";
import { firstReservingMoment, isLapsed, saoPauloDayNumber } from "./lapsed.ts";

test.each([
  // An event of Friday night in São Paulo, and the moment it is looked at.
  ["2026-03-06T23:00:00Z", "2026-03-06T12:00:00Z", false],
  ["2026-03-06T23:00:00Z", "2026-03-07T12:00:00Z", false],
  ["2026-03-06T23:00:00Z", "2026-03-09T02:59:59Z", false],
  ["2026-03-06T23:00:00Z", "2026-03-09T03:00:00Z", true],
  // Its day in São Paulo counts, not the one in Greenwich.
  ["2026-03-07T02:00:00Z", "2026-03-09T03:00:00Z", true],
  ["2026-03-07T03:00:00Z", "2026-03-09T03:00:00Z", false],
  ["2026-12-25T23:30:00Z", "2026-03-09T03:00:00Z", false],
])("an event of %s has lapsed at %s: %s", (date, now, expected) => {
  expect(isLapsed(date, new Date(now))).toBe(expected);
});

test("the day changes at midnight in São Paulo, as Intl has it", () => {
  const dates = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  const day = (date: Date) => formatDate(date, "America/Sao_Paulo");
  fc.assert(
    fc.property(dates, dates, (a, b) => {
      expect(saoPauloDayNumber(a) === saoPauloDayNumber(b)).toBe(day(a) === day(b));
      const first = firstReservingMoment(a);
      expect(day(first)).not.toBe(day(new Date(first.getTime() - 1)));
      expect(saoPauloDayNumber(a) - saoPauloDayNumber(first)).toBe(2);
    }),
  );
});
