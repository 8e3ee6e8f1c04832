import { expect, test } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { isTeamLinkOver, teamLinkLastDay } from "./validity.ts";

test.each<[string, string, TimeZone, string]>([
  [
    "an evening, which is the next day by Greenwich",
    "2026-12-26T02:30:00Z",
    "America/Sao_Paulo",
    "2026-12-28",
  ],
  ["a night that begins after midnight", "2026-12-26T03:00:00Z", "America/Sao_Paulo", "2026-12-29"],
  ["the same, which is before midnight in Manaus", "2026-12-26T03:00:00Z", "America/Manaus", "2026-12-28"],
  ["the end of a year", "2026-12-30T23:00:00Z", "America/Sao_Paulo", "2027-01-02"],
])("the link of %s", (_name, date, timeZone, lastDay) => {
  expect(teamLinkLastDay({ date }, timeZone)).toBe(lastDay);
});

test.each<[string, string, TimeZone, boolean]>([
  ["long before", "2026-03-10T15:00:00Z", "America/Sao_Paulo", false],
  ["in the last second of its last day", "2026-12-29T02:59:59.999Z", "America/Sao_Paulo", false],
  ["a moment later", "2026-12-29T03:00:00Z", "America/Sao_Paulo", true],
  ["at that moment in Manaus", "2026-12-29T03:00:00Z", "America/Manaus", false],
  ["an hour before in Noronha", "2026-12-29T02:00:00Z", "America/Noronha", true],
])("%s (%s, %s) it is over: %s", (_name, now, timeZone, isOver) => {
  expect(isTeamLinkOver({ date: "2026-12-25T23:30:00Z" }, clockAt(now, timeZone))).toBe(isOver);
});
