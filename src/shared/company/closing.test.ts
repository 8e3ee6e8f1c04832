import { expect, test } from "vitest";
import { closedTooLongAgo, erasedFrom, isCompanyName } from "./closing.ts";

test("a company is erased thirty days after it was closed, to the millisecond", () => {
  const closedAt = new Date("2026-11-18T23:15:00.001Z");
  const erased = erasedFrom(closedAt);
  expect(erased).toEqual(new Date("2026-12-18T23:15:00.001Z"));
  const isTooLate = (now: number) => closedAt <= closedTooLongAgo(new Date(now));
  expect([isTooLate(erased.getTime() - 1), isTooLate(erased.getTime())]).toEqual([false, true]);
});

test.each([
  ["Bar da Praia", true],
  ["  bar  da PRAIA ", true],
  ["Bar da Praía", false],
  ["Bar", false],
  ["Bar da Praia Ltda", false],
])("%j for Bar da Praia: %s", (typed, isIt) => {
  expect(isCompanyName(typed, "Bar da Praia")).toBe(isIt);
});
