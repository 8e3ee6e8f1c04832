import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EventCount } from "./contract.ts";
import {
  allBack,
  type CountChange,
  type CountItem,
  countedReturn,
  countLines,
  isUncounted,
  lineProblem,
} from "./count-lines.ts";

const vodka: CountItem = {
  ingredientId: 1,
  name: "Vodka",
  unit: "L",
  packName: "garrafa",
  packQuantity: 0.75,
  out: 4.5,
};
const limes: CountItem = {
  ...vodka,
  ingredientId: 2,
  name: "Limão",
  unit: "unidade",
  packName: null,
  packQuantity: null,
  out: 15,
};
const bagged: CountItem = { ...limes, packName: "saco", packQuantity: 100, out: 92 };
const count = (item: CountItem, entry: Partial<EventCount>): EventCount => ({
  id: "a",
  ingredientId: item.ingredientId,
  closed: 0,
  openTenths: [],
  lost: 0,
  broken: 0,
  at: "",
  by: "Ana",
  packQuantity: item.packQuantity,
  isByLink: false,
  ...entry,
});
const lineOf = (item: CountItem, ...entries: Partial<EventCount>[]) => {
  const [line] = countLines(
    [item],
    entries.map((entry) => count(item, entry)),
  );
  if (!line) throw new Error("No line");
  return line;
};

describe("what was counted of an item", () => {
  test.each([
    ["nothing: all was used", vodka, {}, { back: 0, used: 4.5, excess: 0, isComplete: false }],
    ["closed and open ones", vodka, { closed: 3, openTenths: [7] }, { back: 2.78, used: 1.72, excess: 0 }],
    ["some broken", vodka, { closed: 3, broken: 1.5 }, { back: 2.25, used: 0.75 }],
    ["all of it", vodka, { closed: 6 }, { back: 4.5, used: 0, excess: 0, isComplete: true }],
    ["one too many", vodka, { closed: 7 }, { back: 5.25, used: 0, excess: 0.75, isComplete: true }],
    [
      "less than a tenth too much is all",
      { ...vodka, out: 4 },
      { closed: 5, openTenths: [4] },
      { back: 4, used: 0, excess: 0 },
    ],
    ["a tenth too much is too much", vodka, { closed: 6, openTenths: [1] }, { excess: 0.08 }],
    ["without a pack nothing is overlooked", limes, { closed: 15.01 }, { excess: 0.01 }],
    ["nor of a closed pack", bagged, { closed: 1 }, { excess: 8 }],
    ["beside an open one neither", vodka, { closed: 7, openTenths: [1] }, { excess: 0.83 }],
    ["loose ones of a pack", bagged, { closed: 23, packQuantity: null }, { back: 23, used: 69 }],
    ["all lost", limes, { lost: 15 }, { back: 0, used: 0, isComplete: true }],
  ])("%s", (_name, item, entry, expected) => {
    expect(lineOf(item, entry)).toMatchObject(expected);
  });

  test("an item of another list is left out", () => {
    expect(countLines([vodka], [count(limes, { closed: 3 })])).toMatchObject([{ back: 0 }]);
  });
});

/** The entries that changes become. */
const entered = (changes: readonly CountChange[]): Partial<EventCount>[] =>
  changes.map(({ closed = 0, loose, open }) =>
    loose === undefined
      ? { closed, openTenths: open === undefined ? [] : [open] }
      : { closed: loose, packQuantity: null },
  );

test.each<[CountItem, Partial<EventCount>, CountChange[]]>([
  [vodka, {}, [{ closed: 6 }]],
  [vodka, { closed: 2, broken: 0.75 }, [{ closed: 3 }]],
  [{ ...vodka, out: 4 }, {}, [{ closed: 5, open: 4 }]],
  [{ ...vodka, out: 1.49 }, {}, [{ closed: 1, open: 10 }]],
  [{ ...vodka, packQuantity: 0.3333, out: 1 }, {}, [{ closed: 3 }]],
  [{ ...vodka, unit: "garrafa", packQuantity: 1, out: 5.37 }, {}, [{ closed: 5, open: 4 }]],
  [limes, { closed: 4.5 }, [{ loose: 10.5 }]],
  [bagged, {}, [{ closed: 0 }, { loose: 92 }]],
  [{ ...bagged, out: 220.5 }, { closed: 1 }, [{ closed: 1 }, { loose: 20.5 }]],
  [{ ...vodka, out: 0.01 }, {}, [{ closed: 0, open: 1 }]],
  // 1.185 of these are 318,765, which is 318,77.
  [{ ...vodka, packQuantity: 0.269, out: 318.76 }, {}, [{ closed: 1184, open: 10 }]],
  [{ ...vodka, packQuantity: 0.269, out: 318.77 }, {}, [{ closed: 1185 }]],
])("case %#: all of it is back", (item, entry, changes) => {
  const line = lineOf(item, entry);
  expect(allBack(line)).toEqual(changes);
  expect(lineOf(item, entry, ...entered(changes))).toMatchObject({ used: 0, excess: 0, isComplete: true });
});

test("whatever went out, all of it back is exactly that", () => {
  const anyItem = fc.record({
    out: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
    packQuantity: fc.constantFrom(null, 0.75, 0.269, 1, 24, 0.0333),
    unit: fc.constantFrom("L", "unidade"),
  });
  fc.assert(
    fc.property(anyItem, ({ out, packQuantity, unit }) => {
      const item = {
        ...vodka,
        out,
        unit,
        packQuantity,
        packName: packQuantity === null ? null : ("garrafa" as const),
      };
      const after = lineOf(item, ...entered(allBack(lineOf(item))));
      expect(after).toMatchObject({ back: out, used: 0, excess: 0 });
    }),
  );
});

test("the return names what is back, lost and broken, and the counts it comes from", () => {
  const counts = [count(vodka, { id: "a", closed: 3, broken: 0.75 }), count(limes, { id: "b", lost: 2 })];
  expect(countedReturn(countLines([vodka, limes], counts), counts)).toEqual({
    returns: [{ ingredientId: 1, quantity: 2.25 }],
    losses: [
      { ingredientId: 1, quantity: 0.75, kind: "quebra", reason: "Quebra no evento" },
      { ingredientId: 2, quantity: 2, kind: "perda", reason: "Perda no evento" },
    ],
    counts: ["a", "b"],
  });
});

test.each([
  [[], true],
  [[{ closed: 1 }], false],
  [[{ lost: 1 }], false],
  [[{ openTenths: [3] }], false],
  [[{ closed: 1 }, { closed: -1 }], true],
])("case %#: %j counts as uncounted: %s", (entries, expected) => {
  expect(isUncounted([lineOf(vodka, ...entries)])).toBe(expected);
});

test.each([
  [{ closed: 6 }, undefined],
  [{ closed: 7 }, "Contado 0.75 a mais do que saiu de Vodka"],
  [{ closed: -1 }, "A contagem de Vodka ficou negativa: corrija"],
  [{ broken: -1 }, "A contagem de Vodka ficou negativa: corrija"],
  [{ openTenths: [-4] }, "A contagem de Vodka ficou negativa: corrija"],
])("%j: %s", (entry, problem) => {
  expect(lineProblem(lineOf(vodka, entry), String)).toBe(problem);
});
