import fc from "fast-check";
import { expect, test } from "vitest";
import { dayIn, today } from "#shared/time/clock.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { type TimeZone, timeZones } from "#shared/time/time-zones.ts";
import { firstReservingDay, firstReservingMoment, isLapsed } from "./lapsed.ts";

test.each<[string, string, TimeZone, boolean]>([
  // An event of Friday night in São Paulo, and the moment it is looked at.
  ["2026-03-06T23:00:00Z", "2026-03-06T12:00:00Z", "America/Sao_Paulo", false],
  ["2026-03-06T23:00:00Z", "2026-03-07T12:00:00Z", "America/Sao_Paulo", false],
  ["2026-03-06T23:00:00Z", "2026-03-09T02:59:59Z", "America/Sao_Paulo", false],
  ["2026-03-06T23:00:00Z", "2026-03-09T03:00:00Z", "America/Sao_Paulo", true],
  // Its day in São Paulo counts, not the one in Greenwich.
  ["2026-03-07T02:00:00Z", "2026-03-09T03:00:00Z", "America/Sao_Paulo", true],
  ["2026-03-07T03:00:00Z", "2026-03-09T03:00:00Z", "America/Sao_Paulo", false],
  ["2026-12-25T23:30:00Z", "2026-03-09T03:00:00Z", "America/Sao_Paulo", false],
  // Elsewhere the days begin earlier or later.
  ["2027-01-01T01:00:00Z", "2027-01-03T02:00:00Z", "America/Noronha", true],
  ["2027-01-01T03:30:00Z", "2027-01-03T03:59:59Z", "America/Manaus", false],
  ["2027-01-01T03:30:00Z", "2027-01-03T04:00:00Z", "America/Manaus", true],
  ["2027-01-01T04:30:00Z", "2027-01-03T04:59:59Z", "America/Rio_Branco", false],
  ["2027-01-01T04:30:00Z", "2027-01-03T05:00:00Z", "America/Rio_Branco", true],
])("an event of %s has lapsed at %s in %s: %s", (date, now, timeZone, expected) => {
  expect(isLapsed({ date }, clockAt(now, timeZone))).toBe(expected);
});

test("the moment that SQL compares with is the beginning of the day that the page does", () => {
  const dates = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, dates, fc.constantFrom(...timeZones), (date, now, timeZone) => {
      const clock = { now, timeZone };
      const first = firstReservingMoment(clock);
      expect(dayIn(first, timeZone)).toBe(firstReservingDay(clock));
      expect(isLapsed({ date }, clock)).toBe(date < first);
      expect(firstReservingDay(clock) < today(clock)).toBe(true);
    }),
  );
});
