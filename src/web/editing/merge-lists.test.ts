import { expect, test } from "vitest";
import { mergeLists } from "./merge-lists.ts";

type Item = { id: number; count: number };
const items = (counts: Record<number, number>): Item[] =>
  Object.entries(counts).map(([id, count]) => ({ id: Number(id), count }));
const merged = (before: object, typed: object, now: object) =>
  mergeLists<Item>(
    {
      before: items(before as Record<number, number>),
      typed: items(typed as Record<number, number>),
      now: items(now as Record<number, number>),
    },
    ({ id }) => id,
  );

const BEFORE = { 1: 10, 2: 20 };

test.each([
  ["nobody", BEFORE, BEFORE, BEFORE, []],
  ["each another one", { 1: 11, 2: 20 }, { 1: 10, 2: 22 }, { 1: 11, 2: 22 }, ["2"]],
  ["both the same one", { 1: 11, 2: 20 }, { 1: 12, 2: 20 }, { 1: 11, 2: 20 }, ["1 kept"]],
  ["both the same one alike", { 1: 11, 2: 20 }, { 1: 11, 2: 20 }, { 1: 11, 2: 20 }, ["1"]],
  ["one adds, the other changes", { 1: 10, 2: 20, 3: 30 }, { 1: 11, 2: 20 }, { 1: 11, 2: 20, 3: 30 }, ["1"]],
  ["the other adds", { 1: 11, 2: 20 }, { 1: 10, 2: 20, 3: 30 }, { 1: 11, 2: 20, 3: 30 }, ["3"]],
  ["the other removes", { 1: 11, 2: 20 }, { 1: 10 }, { 1: 11 }, ["2 removed"]],
  ["one removes", { 1: 10 }, { 1: 10, 2: 20 }, { 1: 10 }, []],
  ["one removes what the other changes", { 1: 10 }, { 1: 10, 2: 22 }, { 1: 10 }, ["2 kept"]],
  ["one changes what the other removes", { 1: 10, 2: 21 }, { 1: 10 }, { 1: 10, 2: 21 }, ["2 removed kept"]],
])("%s", (_who, typed, now, expected, told) => {
  const result = merged(BEFORE, typed, now);
  expect(result?.items).toEqual(items(expected as Record<number, number>));
  expect(
    result?.changes.map(({ item, isRemoved, isKept }) =>
      [item.id, isRemoved && "removed", isKept && "kept"].filter(Boolean).join(" "),
    ),
  ).toEqual(told);
});

test("a list that has an item twice is not merged by its items", () => {
  const twice = [...items(BEFORE), { id: 1, count: 5 }];
  expect(mergeLists({ before: twice, typed: twice, now: twice }, ({ id }) => id)).toBeUndefined();
});
