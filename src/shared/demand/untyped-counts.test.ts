import { expect, test } from "vitest";
import { untypedCounts } from "./untyped-counts.ts";

const LEVELS = [
  [60, 40],
  [72, 48],
];

test.each<[string, [number, number], boolean[]]>([
  ["one for each guest", [100, 100], [true, true]],
  ["one of them typed", [100, 80], [true, false]],
  ["both typed", [90, 80], [false, false]],
  ["a level", [72, 48], [true, true]],
  ["half a level is chance", [72, 50], [false, false]],
  ["halves of two levels as well", [60, 48], [false, false]],
  ["half a level beside one for each guest", [72, 100], [false, true]],
])("%s", (_name, counts, untyped) => {
  const menu = counts.map((count) => ({ count, guestsBefore: 100 }));
  expect(untypedCounts(menu, LEVELS)).toEqual(untyped);
});

test("a drink that was added before there were guests is one", () => {
  expect(untypedCounts([{ count: 1, guestsBefore: 0 }], [[60]])).toEqual([true]);
});
