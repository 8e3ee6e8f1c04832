import { expect, test } from "vitest";
import { dayOfMonth, fullDay, relativeDay, shortDay, shortMonth } from "./day-names.ts";

test.each([
  ["2026-11-01", 1, "nov", "domingo, 1º de novembro"],
  ["2026-11-03", 3, "nov", "terça-feira, 3 de novembro"],
  ["2026-03-07", 7, "mar", "sábado, 7 de março"],
  ["2026-12-31", 31, "dez", "quinta-feira, 31 de dezembro"],
])("%s", (day, ofMonth, month, text) => {
  expect([dayOfMonth(day), shortMonth(day), fullDay(day)]).toEqual([ofMonth, month, text]);
});

test.each([
  ["2026-11-15", "hoje"],
  ["2026-11-14", "ontem"],
  ["2026-11-12", "há 3 dias"],
  ["2026-11-16", "amanhã"],
  ["2026-11-17", "em 2 dias"],
  ["2027-11-15", "em 365 dias"],
])("%s is %s", (day, text) => {
  expect(relativeDay(day, "2026-11-15")).toBe(text);
});

test("a near day has its weekday and no year", () => {
  expect(shortDay("2026-03-07")).toBe("sáb 07/03");
});
