import fc from "fast-check";
import { expect, test } from "vitest";
import { countedAmounts, NOTHING_COUNTED } from "./counted-amounts.ts";

const BOTTLE = 0.75;
const count = (entry: Partial<Parameters<typeof countedAmounts>[0][number]>) => ({
  ingredientId: 1,
  closed: 0,
  openTenths: [],
  lost: 0,
  broken: 0,
  packQuantity: BOTTLE as number | null,
  ...entry,
});
const sumOf = (...entries: Parameters<typeof count>[0][]) => countedAmounts(entries.map(count)).get(1);

test("nothing counted is no entry", () => {
  expect(countedAmounts([]).size).toBe(0);
});

test.each([
  ["closed bottles", [{ closed: 3 }], { closed: 3, back: 2.25, measured: 2.25 }],
  ["an open one", [{ openTenths: [7] }], { openTenths: [7], back: 0.53 }],
  ["an empty one", [{ openTenths: [0] }], { openTenths: [], back: 0 }],
  ["a full one", [{ openTenths: [10] }], { openTenths: [10], back: 0.75 }],
  [
    "several people",
    [
      { closed: 1, openTenths: [3] },
      { closed: 2, openTenths: [9] },
    ],
    { closed: 3, openTenths: [9, 3], back: 3.15, measured: 2.25 },
  ],
  [
    "ten tenths are one bottle",
    Array.from({ length: 10 }, () => ({ openTenths: [1] })),
    { openTenths: Array.from({ length: 10 }, () => 1), back: 0.75 },
  ],
  ["a correction of closed ones", [{ closed: 5 }, { closed: -2 }], { closed: 3, back: 2.25, measured: 2.25 }],
  ["another level", [{ openTenths: [7] }, { openTenths: [-7, 4] }], { openTenths: [4], back: 0.3 }],
  [
    "one of two equal levels",
    [{ openTenths: [7, 7] }, { openTenths: [-7] }],
    { openTenths: [7], back: 0.53 },
  ],
  ["a correction before its entry", [{ openTenths: [-7] }], { openTenths: [-7], back: -0.53 }],
  [
    "outside of packs in the stock unit",
    [{ closed: 12.5, packQuantity: null }, { closed: 2 }],
    { closed: 2, loose: 12.5, back: 14, measured: 14 },
  ],
  ["lost and broken", [{ lost: 0.5 }, { broken: 1 }, { lost: 0.25, broken: -1 }], { lost: 0.75 }],
  [
    "a pack that changed meanwhile",
    [{ closed: 1 }, { closed: 1, packQuantity: 1 }],
    { closed: 2, back: 1.75, measured: 1.75 },
  ],
])("%s", (_name, entries, expected) => {
  expect(sumOf(...entries)).toEqual({ ...NOTHING_COUNTED, ...expected });
});

const anyCount = fc.record({
  ingredientId: fc.integer({ min: 1, max: 3 }),
  closed: fc.integer({ min: -20, max: 20 }),
  openTenths: fc.array(fc.integer({ min: -10, max: 10 }), { maxLength: 4 }),
  lost: fc.integer({ min: -500, max: 500 }).map((cents) => cents / 100),
  broken: fc.integer({ min: -500, max: 500 }).map((cents) => cents / 100),
  packQuantity: fc.constantFrom(null, 0.75, 0.269, 1, 24),
});

test("the order in which counts come does not matter", () => {
  fc.assert(
    fc.property(fc.array(anyCount, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (counts, order) => {
      const shuffled = counts
        .map((entry) => ({ entry, place: order.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ entry }) => entry);
      expect([...countedAmounts(shuffled)].sort(byId)).toEqual([...countedAmounts(counts)].sort(byId));
    }),
  );
});

test("an entry and its opposite leave nothing behind", () => {
  fc.assert(
    fc.property(fc.array(anyCount, { maxLength: 8 }), anyCount, (counts, entry) => {
      const opposite = {
        ...entry,
        closed: -entry.closed,
        openTenths: entry.openTenths.map((level) => -level),
        lost: -entry.lost,
        broken: -entry.broken,
      };
      const before = countedAmounts(counts).get(entry.ingredientId) ?? NOTHING_COUNTED;
      const after = countedAmounts([...counts, entry, opposite]).get(entry.ingredientId);
      expect(after).toEqual(before);
    }),
  );
});

const byId = ([a]: [number, unknown], [b]: [number, unknown]) => a - b;
