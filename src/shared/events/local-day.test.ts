import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { localDay, localMinute } from "./local-day.ts";

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
