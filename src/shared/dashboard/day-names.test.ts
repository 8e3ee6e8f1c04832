import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fullDay, relativeDay, shortDay, shortMonth, shortWeekday } from "./day-names.ts";

beforeAll(() => vi.stubEnv("TZ", "America/Sao_Paulo"));
afterAll(() => vi.unstubAllEnvs());

test.each([
  ["2026-11-01T12:00", "dom", "nov", "domingo, 1º de novembro"],
  ["2026-11-03T12:00", "ter", "nov", "terça-feira, 3 de novembro"],
  ["2026-03-07T12:00", "sáb", "mar", "sábado, 7 de março"],
  ["2026-12-31T23:59", "qui", "dez", "quinta-feira, 31 de dezembro"],
])("%s", (moment, weekday, month, day) => {
  const date = new Date(moment);
  expect([shortWeekday(date), shortMonth(date), fullDay(date)]).toEqual([weekday, month, day]);
});

test.each([
  ["2026-11-15T23:59:00", "hoje"],
  ["2026-11-15T00:00:00", "hoje"],
  ["2026-11-14T23:59:00", "ontem"],
  ["2026-11-12T12:00:00", "há 3 dias"],
  ["2026-11-16T00:00:00", "amanhã"],
  ["2026-11-17T23:00:00", "em 2 dias"],
  ["2027-11-15T12:00:00", "em 365 dias"],
])("%s is %s", (moment, text) => {
  expect(relativeDay(moment, new Date("2026-11-15T22:30:00"))).toBe(text);
});

test("a near day has its weekday and no year", () => {
  expect(shortDay(new Date("2026-03-07T12:00"))).toBe("sáb 07/03");
});

test("a day of 23 hours is a day", () => {
  expect(relativeDay("2018-11-05T00:30:00", new Date("2018-11-03T23:30:00"))).toBe("em 2 dias");
});
