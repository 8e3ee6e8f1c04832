import { expect, test } from "vitest";
import type { EventCount } from "./contract.ts";
import { countedReturn, countLines, isUncounted, saidBesides } from "./count-lines.ts";
import { guestsPresentIn, ranOutIn } from "./said-counts.ts";
import { type WaitingCount, withChange, withGuests } from "./waiting-counts.ts";

const said = (changes: Partial<EventCount>): EventCount => ({
  id: "1",
  ingredientId: 1,
  closed: 0,
  openTenths: [],
  lost: 0,
  broken: 0,
  packQuantity: null,
  by: "Ana",
  isByLink: false,
  at: "2026-11-21T02:30:00.000Z",
  ...changes,
});
const guests = (guestsPresent: number | null) => said({ ingredientId: null, guestsPresent, ranOut: null });
const ice = {
  ingredientId: 1,
  name: "Gelo",
  unit: "kg",
  packName: null,
  packQuantity: null,
  out: 40,
} as const;

test.each<[string, EventCount[], number[]]>([
  ["nobody says so", [said({ closed: 3 }), said({ ranOut: null })], []],
  ["somebody says so", [said({ ranOut: true })], [1]],
  ["it is taken back", [said({ ranOut: true }), said({ ranOut: false })], []],
  ["the last word counts", [said({ ranOut: true }), said({ ranOut: false }), said({ ranOut: true })], [1]],
  ["each of its own", [said({ ranOut: true }), said({ ingredientId: 2, ranOut: false })], [1]],
  ["guests are no ingredient", [guests(120)], []],
])("what was gone: %s", (_name, counts, gone) => {
  expect([...ranOutIn(counts)]).toEqual(gone);
});

test.each<[string, EventCount[], number | null | undefined]>([
  ["nobody", [said({ closed: 3, guestsPresent: null })], undefined],
  ["one", [guests(120)], 120],
  ["the last of two", [guests(120), guests(128)], 128],
  ["taken back", [guests(120), guests(null)], null],
])("who came, as said by %s", (_name, counts, expected) => {
  expect(guestsPresentIn(counts)).toBe(expected);
});

test("what was gone is told to the return, and is a count; with something back it is not true", () => {
  const counts = [said({ ranOut: true }), guests(128)];
  const lines = countLines([ice], counts);
  expect(isUncounted(lines)).toBe(false);
  expect(countedReturn(lines, counts)).toMatchObject({
    returns: [{ ingredientId: 1, quantity: 0, ranOut: true }],
    guestsPresent: 128,
  });
  const more = [...counts, said({ closed: 2 })];
  expect(countedReturn(countLines([ice], more), more).returns).toEqual([{ ingredientId: 1, quantity: 2 }]);
  expect(saidBesides(countLines([ice], more), more)).toEqual({ returns: [], guestsPresent: 128 });
});

test("nobody has to say anything", () => {
  const lines = countLines([ice], []);
  expect(isUncounted(lines)).toBe(true);
  expect(saidBesides(lines, [])).toEqual({ returns: [], guestsPresent: undefined });
});

const stamp = (id: string) => ({ id, at: "2026-11-21T02:30:00.000Z" });

test("on a device, the last word replaces what was not sent yet; what is being sent stays", () => {
  const place = { eventId: 7 };
  const first = withGuests([], place, 12, stamp("a"));
  const second = withGuests(first, place, 128, stamp("b"));
  expect(second.map(({ entry }) => [entry.id, entry.guestsPresent])).toEqual([["a", 128]]);
  const sealed = second.map((one): WaitingCount => ({ ...one, isSealed: true }));
  const third = withGuests(sealed, place, null, stamp("c"));
  expect(third.map(({ entry }) => [entry.id, entry.guestsPresent])).toEqual([
    ["a", 128],
    ["c", null],
  ]);
  expect(withGuests(third, { eventId: 8 }, 9, stamp("d"))).toHaveLength(3);
});

test("a touch that only says that something was gone is an entry; of one ingredient it joins its amounts", () => {
  const place = { eventId: 7, item: ice };
  const marked = withChange([], place, { ranOut: true }, stamp("a"));
  const both = withChange(marked, place, { loose: 2 }, stamp("b"));
  expect(both).toHaveLength(1);
  expect(both[0]?.entry).toMatchObject({ id: "a", ranOut: true, closed: 2 });
  const unmarked = withChange(marked, place, { ranOut: false }, stamp("b"));
  expect(unmarked[0]?.entry).toMatchObject({ ranOut: false });
});
