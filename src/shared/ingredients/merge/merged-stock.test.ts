import { expect, test } from "vitest";
import { exact, minus, plus, rounded, times } from "#shared/numbers/exact.ts";
import { mergedCount } from "./merged-count.ts";
import { mergedStock } from "./merged-stock.ts";
import { takenOver } from "./taken-over.ts";

const stock = (quantity: number, unitCost: string, pricePerUnit = "0.00") => ({
  quantity,
  unitCost,
  pricePerUnit,
});

test.each([
  ["the same unit", stock(3, "50"), stock(2, "40"), 1, { quantity: 5, pricePerUnit: "230.00" }],
  ["bottles into litres", stock(4, "60"), stock(2, "40"), 0.75, { quantity: 5, pricePerUnit: "320.00" }],
  [
    "into an empty one",
    stock(4, "60"),
    stock(0, "40", "80.00"),
    0.75,
    { quantity: 3, pricePerUnit: "240.00" },
  ],
  ["without a price", stock(3, "0"), stock(2, "40"), 1, { quantity: 5, pricePerUnit: "80.00" }],
  [
    "too little to count keeps its value",
    stock(3, "0.05"),
    stock(0, "0"),
    0.001,
    { quantity: 0.01, pricePerUnit: "0.15" },
  ],
])("%s", (_, first, second, factor, expected) => {
  const { arriving, second: after } = mergedStock(first, second, exact(factor));
  expect(after).toMatchObject(expected);
  const worth = ({ quantity, unitCost }: { quantity: number; unitCost: string }) =>
    times(exact(quantity), exact(unitCost));
  expect(rounded(minus(worth(arriving), worth(first)), 6)).toBe(0);
  expect(rounded(minus(worth(after), plus(worth(first), worth(second))), 6)).toBe(0);
});

test("an empty one leaves the other as it is", () => {
  const second = stock(2, "40", "80.00");
  expect(mergedStock(stock(0, "50"), second, exact(1)).second).toEqual(second);
});

test("two empty ones keep a price, if there is one", () => {
  expect(mergedStock(stock(0, "60"), stock(0, "0"), exact(0.75)).second.unitCost).toBe("80.000000000000");
  expect(mergedStock(stock(0, "60"), stock(0, "9"), exact(0.75)).second.unitCost).toBe("9");
});

const bare = {
  unit: "L",
  unitWord: null,
  yieldQuantity: null,
  yieldUnit: null,
  packName: null,
  packQuantity: null,
  packMultiple: 1,
} as const;
const bottle = { ...bare, unit: "unidade", unitWord: "garrafa" } as const;

test.each([
  ["nothing to take", bare, bare, "1", {}],
  [
    "its own stays",
    { ...bare, packName: "lata", packQuantity: 0.35 },
    { ...bare, packName: "garrafa", packQuantity: 1 },
    "1",
    { packName: "garrafa", packQuantity: 1 },
  ],
  [
    "the pack, converted",
    { ...bare, unit: "ml", packName: "caixa", packQuantity: 4500, packMultiple: 2 },
    bare,
    "0.001",
    { packName: "caixa", packQuantity: 4.5, packMultiple: 2 },
  ],
  ["a bottle is the pack of litres", bottle, bare, "0.75", { packName: "garrafa", packQuantity: 0.75 }],
  ["a bottle learns its contents", bare, bottle, "1.333333", { yieldQuantity: 750, yieldUnit: "ml" }],
  [
    "a yield moves along",
    { ...bottle, unitWord: null, yieldQuantity: 8, yieldUnit: "rodela" },
    { ...bare, unit: "kg" },
    "0.1",
    { yieldQuantity: 80, yieldUnit: "rodela" },
  ],
  [
    "but not one that the unit gives already",
    { ...bottle, yieldQuantity: 750, yieldUnit: "ml" },
    bare,
    "0.75",
    { packName: "garrafa", packQuantity: 0.75 },
  ],
] as const)("takes over: %s", (_, first, second, factor, expected) => {
  const { yieldQuantity, yieldUnit, packName, packQuantity, packMultiple } = second;
  const own = { yieldQuantity, yieldUnit, packName, packQuantity, packMultiple };
  expect(takenOver(first, second, exact(factor))).toEqual({ ...own, ...expected });
});

test.each([
  [
    { closed: 3, lost: 1, broken: -2, packQuantity: null },
    { closed: 2.25, lost: 0.75, broken: -1.5, packQuantity: null },
  ],
  [
    { closed: 3, lost: 1, broken: 0, packQuantity: 1 },
    { closed: 3, lost: 0.75, broken: 0, packQuantity: 0.75 },
  ],
])("a waiting count: %o", (count, expected) => {
  expect(mergedCount(count, exact(0.75))).toEqual(expected);
});
