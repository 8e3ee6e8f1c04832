import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { localDay, localMinute, startOfDay } from "./local-day.ts";

beforeAll(() => vi.stubEnv("TZ", "America/Sao_Paulo"));
afterAll(() => vi.unstubAllEnvs());

test.each([
  ["2026-12-26T02:30:00Z", "2026-12-25", "2026-12-25T23:30"],
  ["2026-01-05T03:00:00Z", "2026-01-05", "2026-01-05T00:00"],
  // What a date input says while the first digit of its year is typed.
  ["0002-08-15T00:00", "0002-08-15", "0002-08-15T00:00"],
])("%s is %s where the reader is", (moment, day, minute) => {
  expect([localDay(moment), localMinute(moment)]).toEqual([day, minute]);
});

test.each([
  ["2026-12-25T03:00:00.000Z", "2026-12-25T03:00:00.000Z"],
  ["2026-12-26T02:59:59.999Z", "2026-12-25T03:00:00.000Z"],
  // The night in which the clocks went from midnight to one: that day had no midnight.
  ["2018-11-04T12:00:00.000Z", "2018-11-04T03:00:00.000Z"],
  ["2018-11-04T02:59:59.999Z", "2018-11-03T03:00:00.000Z"],
  // And the one in which they went back: midnight was an hour after eleven had begun a second time.
  ["2019-02-17T03:00:00.000Z", "2019-02-17T03:00:00.000Z"],
  ["2019-02-17T02:59:59.999Z", "2019-02-16T02:00:00.000Z"],
])("the day of %s begins at %s, and not a moment before", (moment, begin) => {
  const start = startOfDay(new Date(moment));
  expect(new Date(start).toISOString()).toBe(begin);
  expect(localDay(new Date(start))).toBe(localDay(moment));
  expect(localDay(new Date(start - 1)) < localDay(moment)).toBe(true);
});
