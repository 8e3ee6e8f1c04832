import { expect, test } from "vitest";
import { addDays, daysBetween, formatDay } from "./day.ts";
import { dayInput } from "./day-input.ts";

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-01", -1, "2026-02-28"],
  // A night on which clocks were changed once.
  ["2018-11-03", 1, "2018-11-04"],
])("%s and %i days is %s", (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
  expect(daysBetween(day, other)).toBe(days);
});

test("a day is written as in Brazil", () => expect(formatDay("2026-12-05")).toBe("05/12/2026"));

const entered = dayInput("Informe o dia");
test.each(["2000-01-01", "2100-12-31", "2028-02-29"])("%s is a day", (day) =>
  expect(entered.parse(day)).toBe(day),
);
test.each([
  [undefined, "Informe o dia"],
  ["", "Informe o dia"],
  ["1999-12-31", "Data inválida"],
  ["2101-01-01", "Data inválida"],
  ["2026-02-29", "Data inválida"],
  ["2026-13-01", "Data inválida"],
  ["25/12/2026", "Data inválida"],
  ["2026-12-25T00:00:00Z", "Data inválida"],
])("%j is none", (day, message) => expect(entered.safeParse(day).error?.issues[0]?.message).toBe(message));
