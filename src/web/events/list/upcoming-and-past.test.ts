import { expect, test } from "vitest";
import { upcomingAndPast } from "./upcoming-and-past.ts";

const at = (id: number, days: number) => ({ id, date: new Date(2026, 10, 15 + days, 8).toISOString() });
const now = new Date(2026, 10, 15, 20);

test.each([
  ["nothing", [], [], []],
  ["only what is to come", [at(1, 5), at(2, 1)], [2, 1], []],
  ["only what is over", [at(1, -5), at(2, -1)], [], [2, 1]],
  ["both, this morning among what is to come", [at(1, -1), at(2, 0), at(3, 9)], [2, 3], [1]],
])("%s", (_what, events, coming, over) => {
  const { upcoming, past } = upcomingAndPast(events, now);
  expect(upcoming.map(({ id }) => id)).toEqual(coming);
  expect(past.map(({ id }) => id)).toEqual(over);
});

test("what is over and still out waits apart; what is out and yet to come does not", () => {
  const out = { stockState: "out" as const };
  const { awaited, upcoming, past } = upcomingAndPast(
    [{ ...at(1, -1), ...out }, { ...at(2, 0), ...out }, at(3, -2), { ...at(4, -9), ...out }],
    now,
  );
  expect([awaited, upcoming, past].map((part) => part.map(({ id }) => id))).toEqual([[1, 4], [2], [3]]);
});
