import { describe, expect, test } from "vitest";
import type { EventCount } from "./contract.ts";
import { MOST_OPEN } from "./count-entry.ts";
import { asCount, refreshedCounts, type WaitingCount, withChange, withTaken } from "./waiting-counts.ts";

const at = "2026-12-26T03:00:00.000Z";
const vodka = {
  ingredientId: 1,
  name: "Vodka",
  unit: "L",
  packName: "garrafa",
  packQuantity: 1,
  out: 40,
} as const;
const count = (id: string): EventCount =>
  asCount(
    { id, ingredientId: 1, packQuantity: 1, closed: 1, openTenths: [], lost: 0, broken: 0, at },
    { by: "Ana", isByLink: false },
  );

test("more open packs than one entry takes become another entry", () => {
  let waiting: WaitingCount[] = [];
  for (let touch = 0; touch <= MOST_OPEN; touch++) {
    waiting = withChange(waiting, { eventId: 7, item: vodka }, { open: 5 }, { id: `id-${touch}`, at });
  }
  expect(waiting.map(({ entry }) => entry.openTenths.length)).toEqual([MOST_OPEN, 1]);
});

test("of an entry that is too long, from before there was a bound, packs can be taken back", () => {
  const entry = { ...count("long"), openTenths: Array(MOST_OPEN + 2).fill(5) };
  const waiting: WaitingCount[] = [{ eventId: 7, item: vodka, entry, isSealed: false }];
  const shorter = withChange(waiting, { eventId: 7, item: vodka }, { open: -5 }, { id: "b", at });
  expect(shorter.map((one) => one.entry.openTenths.length)).toEqual([MOST_OPEN + 1]);
});

describe("a count that the server has taken", () => {
  test("is added once", () => {
    const taken = { ...count("a"), isSettled: false };
    const known = withTaken([], taken);
    expect(known).toEqual([count("a")]);
    expect(withTaken(known, taken)).toEqual([count("a")]);
  });

  test("is not, if a return has taken account of it already", () => {
    expect(withTaken([], { ...count("a"), isSettled: true })).toEqual([]);
  });
});

test.each([
  ["others' counts come", ["a"], ["a"], ["a", "b"], ["a", "b"]],
  ["what a return has settled goes", ["a", "b"], ["a", "b"], ["b"], ["b"]],
  ["what was taken while the answer was under way stays", ["a"], ["a", "mine"], ["a"], ["a", "mine"]],
  ["also if the answer has it already", [], ["mine"], ["mine"], ["mine"]],
])("after an answer %s", (_what, before, now, fresh, shown) => {
  const known = { before: before.map(count), now: now.map(count) };
  expect(refreshedCounts(fresh.map(count), known)).toEqual(shown.map(count));
});
