import { expect, test } from "vitest";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { type PricedPurchase, pricesByIngredient, pricesBySupplier } from "./price-history.ts";

let lastId = 0;
const bought = (
  boughtOn: string,
  unitCost: number,
  supplierId: number | null = 1,
  fields: Partial<PricedPurchase> = {},
): PricedPurchase => ({
  id: ++lastId,
  boughtOn,
  unitCost,
  unit: "L",
  isReversed: false,
  supplierId,
  supplierName: supplierId === null ? null : (["Adega", "Atacado", "Zé"][supplierId - 1] ?? "?"),
  ingredientId: 1,
  ingredientName: "Vodka",
  ...fields,
});

const told = (purchases: PricedPurchase[], unit: StockUnit = "L") =>
  pricesBySupplier(purchases, unit).map(({ name, last, change }) => [name, last.day, last.unitCost, change]);

test.each<[string, PricedPurchase[], unknown[]]>([
  ["nothing bought", [], []],
  ["bought once", [bought("2026-03-01", 40)], [["Adega", "2026-03-01", 40, undefined]]],
  ["dearer", [bought("2026-03-01", 40), bought("2026-03-08", 43.2)], [["Adega", "2026-03-08", 43.2, 8]]],
  [
    "one that was taken back",
    [bought("2026-03-01", 40), bought("2026-03-08", 400, 1, { isReversed: true })],
    [["Adega", "2026-03-01", 40, undefined]],
  ],
  ["cheaper", [bought("2026-03-01", 40), bought("2026-03-08", 30)], [["Adega", "2026-03-08", 30, -25]]],
  ["the same", [bought("2026-03-01", 40), bought("2026-03-08", 40)], [["Adega", "2026-03-08", 40, 0]]],
  [
    "a little dearer",
    [bought("2026-03-01", 40), bought("2026-03-08", 40.2)],
    [["Adega", "2026-03-08", 40.2, 0.5]],
  ],
  ["much dearer", [bought("2026-03-01", 3), bought("2026-03-08", 4)], [["Adega", "2026-03-08", 4, 33]]],
  [
    "entered late: the day of the purchase counts, not when it was entered",
    [bought("2026-03-08", 50), bought("2026-03-01", 40)],
    [["Adega", "2026-03-08", 50, 25]],
  ],
  [
    "twice on a day: the later entry is the last",
    [bought("2026-03-08", 40), bought("2026-03-08", 50)],
    [["Adega", "2026-03-08", 50, 25]],
  ],
  [
    "several suppliers, the cheapest now first",
    [bought("2026-03-01", 40, 1), bought("2026-03-02", 35, 2), bought("2026-03-03", 35, 3)],
    [
      ["Atacado", "2026-03-02", 35, undefined],
      ["Zé", "2026-03-03", 35, undefined],
      ["Adega", "2026-03-01", 40, undefined],
    ],
  ],
  ["without a supplier", [bought("2026-03-01", 40, null)], []],
  [
    "a gift between two prices",
    [bought("2026-03-01", 40), bought("2026-03-02", 0), bought("2026-03-03", 44)],
    [["Adega", "2026-03-03", 44, 10]],
  ],
  [
    "a purchase that was taken back",
    [bought("2026-03-01", 40), bought("2026-03-02", 400, 1, { isReversed: true })],
    [["Adega", "2026-03-01", 40, undefined]],
  ],
  [
    "a price of when it was kept in millilitres",
    [bought("2026-03-01", 0.04, 1, { unit: "ml" }), bought("2026-03-03", 44)],
    [["Adega", "2026-03-03", 44, 10]],
  ],
  [
    "a price in a unit that no factor converts is left out",
    [bought("2026-03-01", 30, 1, { unit: "unidade" }), bought("2026-03-03", 44)],
    [["Adega", "2026-03-03", 44, undefined]],
  ],
  ["only such prices", [bought("2026-03-01", 30, 1, { unit: "unidade" })], []],
])("%s", (_what, purchases, expected) => {
  expect(told(purchases)).toEqual(expected);
});

test("tiny costs survive the conversion", () => {
  expect(told([bought("2026-03-01", 0.003, 1, { unit: "L" })], "ml")).toEqual([
    ["Adega", "2026-03-01", 0.000003, undefined],
  ]);
});

test("the points are in the order of their days, and a renamed supplier has its latest name", () => {
  const [course] = pricesBySupplier(
    [bought("2026-03-05", 41, 1, { supplierName: "Adega Nova" }), bought("2026-03-01", 40)],
    "L",
  );
  expect(course).toMatchObject({ id: 1, name: "Adega Nova", unit: "L" });
  expect(course?.points).toEqual([
    { day: "2026-03-01", unitCost: 40 },
    { day: "2026-03-05", unitCost: 41 },
  ]);
});

test("a supplier's prices are by ingredient, in today's unit or, where there is none, in that of the last purchase", () => {
  const gin = { ingredientId: 2, ingredientName: "Gin" };
  const purchases = [
    bought("2026-03-01", 40),
    bought("2026-03-02", 0.05, 1, { unit: "ml" }),
    bought("2026-03-01", 90, 1, gin),
    bought("2026-03-04", 0.099, 1, { ...gin, unit: "ml" }),
  ];
  const units = new Map<number, StockUnit>([[1, "L"]]);
  expect(
    pricesByIngredient(purchases, (id) => units.get(id)).map(({ id, name, unit, last, change }) => [
      id,
      name,
      unit,
      last.unitCost,
      change,
    ]),
  ).toEqual([
    [2, "Gin", "ml", 0.099, 10],
    [1, "Vodka", "L", 50, 25],
  ]);
});
