import { expect, test } from "vitest";
import { isTeamLinkOver, teamLinkLastDay } from "./validity.ts";

test.each([
  ["an evening, which is the next day by Greenwich", "2026-12-26T02:30:00Z", "2026-12-28"],
  ["a night that begins after midnight", "2026-12-26T03:00:00Z", "2026-12-29"],
  ["the end of a year", "2026-12-30T23:00:00Z", "2027-01-02"],
])("the link of %s", (_name, date, lastDay) => {
  expect(teamLinkLastDay(new Date(date))).toBe(lastDay);
});

test.each([
  ["long before", "2026-03-10T15:00:00Z", false],
  ["in the last second of its last day in São Paulo", "2026-12-29T02:59:59.999Z", false],
  ["a moment later", "2026-12-29T03:00:00Z", true],
])("%s it is over: %s", (_name, now, isOver) => {
  expect(isTeamLinkOver(new Date("2026-12-25T23:30:00Z"), new Date(now))).toBe(isOver);
});
