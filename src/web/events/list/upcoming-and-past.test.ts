import { expect, test } from "vitest";
import { addDays } from "#shared/numbers/day.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { upcomingAndPast } from "./upcoming-and-past.ts";

const at = (id: number, days: number) => ({ id, date: `${addDays("2026-11-15", days)}T11:00:00Z` });
const clock = clockAt("2026-11-15T23:00:00Z");

test.each([
  ["nothing", [], [], []],
  ["only what is to come", [at(1, 5), at(2, 1)], [2, 1], []],
  ["only what is over", [at(1, -5), at(2, -1)], [], [2, 1]],
  ["both, this morning among what is to come", [at(1, -1), at(2, 0), at(3, 9)], [2, 3], [1]],
])("%s", (_what, events, coming, over) => {
  const { upcoming, past } = upcomingAndPast(events, clock);
  expect(upcoming.map(({ id }) => id)).toEqual(coming);
  expect(past.map(({ id }) => id)).toEqual(over);
});

test("what is over and still out waits apart; what is out and yet to come does not", () => {
  const out = { stockState: "out" as const };
  const { awaited, upcoming, past } = upcomingAndPast(
    [{ ...at(1, -1), ...out }, { ...at(2, 0), ...out }, at(3, -2), { ...at(4, -9), ...out }],
    clock,
  );
  expect([awaited, upcoming, past].map((part) => part.map(({ id }) => id))).toEqual([[1, 4], [2], [3]]);
});
