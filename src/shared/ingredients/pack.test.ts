import { expect, test } from "vitest";
import { carriedPack, contentsText, keptPack, packContents, packsFor, packsText, packText } from "./pack.ts";

test.each([
  ["exactly one", 0.75, 0.75, 1, 1],
  ["a hundredth more than one", 0.76, 0.75, 1, 2],
  ["a hundredth less than two", 1.49, 0.75, 1, 2],
  ["three bottles for 1,9 L", 1.9, 0.75, 1, 3],
  ["in sixes", 1.9, 0.75, 6, 6],
  ["just a multiple", 4.5, 0.75, 6, 6],
  ["a hundredth above the multiple", 4.51, 0.75, 6, 12],
  ["cans of 269 ml, in litres", 3.22, 0.269, 1, 12],
  ["12 cans are 3,228 L, which the stock counts as 3,23", 3.23, 0.269, 1, 12],
  ["and not as 3,24", 3.24, 0.269, 1, 13],
  ["a hundredth of a large sack", 0.01, 25, 1, 1],
  ["packs of almost nothing", 0.01, 0.0001, 1, 50],
  ["the largest need", 99_999_999.99, 0.01, 1, 9_999_999_999],
])("%s", (_what, need, packQuantity, packMultiple, packs) => {
  expect(packsFor(need, { packQuantity, packMultiple })).toBe(packs);
  expect(packContents(packs, packQuantity)).toBeGreaterThanOrEqual(need);
  expect(packContents(packs - packMultiple, packQuantity)).toBeLessThan(need);
});

test("what has no pack is bought loose", () => {
  expect(packsFor(5, { packQuantity: null, packMultiple: 1 })).toBeUndefined();
});

test.each([
  [0.75, "L", "750 ml"],
  [0.269, "L", "269 ml"],
  [0.0125, "L", "12,5 ml"],
  [1, "L", "1 L"],
  [1.9, "L", "1,9 L"],
  [0, "L", "0 L"],
  [0.5, "kg", "500 g"],
  [750, "ml", "750 ml"],
  [0.5, "unidade", "0,5 unidade"],
  [6, "garrafa", "6 garrafas"],
])("%d %s are %s", (amount, unit, text) => {
  expect(contentsText(amount, unit)).toBe(text);
});

test("a pack and packs, in the words of the stock", () => {
  const bottle = { packName: "garrafa", packQuantity: 0.75, unit: "L" } as const;
  expect(packText(bottle)).toBe("garrafa de 750 ml");
  expect(packsText(1, bottle)).toBe("1 garrafa de 750 ml");
  expect(packsText(1200, bottle)).toBe("1.200 garrafas de 750 ml");
  const box = { packName: "caixa", packQuantity: 6, unit: "unidade", unitWord: "garrafa" } as const;
  expect(packsText(2, box)).toBe("2 caixas de 6 garrafas");
  // Carried bottle by bottle, whatever they are bought in.
  expect(carriedPack(box)).toEqual({ packName: "garrafa", packQuantity: 1 });
  expect(packText({ ...box, ...carriedPack(box) })).toBe("garrafa");
  expect(packsText(2, { ...box, packName: "garrafa", packQuantity: 1 })).toBe("2 garrafas");
  expect(carriedPack(bottle)).toEqual({ packName: "garrafa", packQuantity: 0.75 });
  expect(carriedPack({})).toEqual({ packName: null, packQuantity: null });
  expect(packText({ packName: null, packQuantity: null, unit: "L" })).toBeNull();
});

test.each([
  ["the same unit", "L", { packName: "garrafa", packQuantity: 0.75 }],
  ["a unit with a factor", "ml", { packName: "garrafa", packQuantity: 750 }],
  ["a unit without one", "kg", { packName: null, packQuantity: null }],
] as const)("a pack after a change to %s", (_what, unit, kept) => {
  expect(keptPack({ packName: "garrafa", packQuantity: 0.75, unit: "L" }, unit)).toEqual(kept);
});

test("contents too small for the new unit are no pack any more", () => {
  expect(keptPack({ packName: "saco", packQuantity: 0.04, unit: "ml" }, "L").packQuantity).toBeNull();
});
