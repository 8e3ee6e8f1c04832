import { groupBy } from "#shared/group-by.ts";
import type { Day } from "#shared/numbers/day.ts";
import { dividedBy, exact, minus, ONE, rounded, times } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { stockAmount } from "#shared/units/convert-units.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import type { PastPurchase } from "./contract.ts";

export type PricedPurchase = Pick<
  PastPurchase,
  | "id"
  | "unit"
  | "unitCost"
  | "isReversed"
  | "boughtOn"
  | "supplierId"
  | "supplierName"
  | "ingredientId"
  | "ingredientName"
>;

export type PricePoint = { day: Day; unitCost: number };

/** The prices of one ingredient at one supplier, in one unit. */
export type PriceCourse = {
  /** The supplier's id, or the ingredient's on the page of a supplier. */
  id: number;
  name: string;
  unit: StockUnit;
  last: PricePoint;
  /** The change of the last price against the one before, in per cent; undefined for the first one. */
  change: number | undefined;
  /** Oldest first. */
  points: PricePoint[];
};

/** The prices of an ingredient by supplier, the cheapest now first; purchases without a supplier tell nothing here. */
export function pricesBySupplier(purchases: readonly PricedPurchase[], unit: StockUnit): PriceCourse[] {
  const named = purchases.filter(({ supplierId }) => supplierId !== null);
  return [...groupBy(named, ({ supplierId }) => supplierId ?? 0)]
    .flatMap(([id, own]) => priceCourse(id, own, unit, ({ supplierName }) => supplierName))
    .sort((a, b) => a.last.unitCost - b.last.unitCost || compareTexts(a.name, b.name));
}

/** The prices of a supplier by ingredient, by name, in the unit that each has today; else that of its last purchase. */
export function pricesByIngredient(
  purchases: readonly PricedPurchase[],
  unitOf: (ingredientId: number) => StockUnit | undefined,
): PriceCourse[] {
  return [...groupBy(purchases, ({ ingredientId }) => ingredientId)]
    .flatMap(([id, own]) => {
      const unit = unitOf(id) ?? own.toSorted(newestFirst)[0]?.unit;
      return unit ? priceCourse(id, own, unit, ({ ingredientName }) => ingredientName) : [];
    })
    .sort((a, b) => compareTexts(a.name, b.name));
}

function priceCourse(
  id: number,
  purchases: readonly PricedPurchase[],
  unit: StockUnit,
  nameOf: (purchase: PricedPurchase) => string | null,
): PriceCourse[] {
  const newest = purchases.toSorted(newestFirst);
  const [first] = newest;
  const points = newest.flatMap((purchase) => pointIn(unit, purchase));
  const [last, before] = points;
  if (!first || !last) return [];
  const change = before && percentChange(before.unitCost, last.unitCost);
  return [{ id, name: nameOf(first) ?? "", unit, last, change, points: points.toReversed() }];
}

const newestFirst = (a: PricedPurchase, b: PricedPurchase) =>
  a.boughtOn === b.boughtOn ? b.id - a.id : a.boughtOn < b.boughtOn ? 1 : -1;

/**
 * Nothing for a purchase that was taken back, nor for one in a unit without a fixed factor or for nothing: that is no
 * price.
 */
function pointIn(unit: StockUnit, purchase: PricedPurchase): PricePoint[] {
  const { amount, isApproximate } = stockAmount(ONE, purchase.unit, { unit });
  if (purchase.isReversed || isApproximate || purchase.unitCost <= 0) return [];
  // One unit of then is so many of today's.
  return [{ day: purchase.boughtOn, unitCost: rounded(dividedBy(exact(purchase.unitCost), amount), 12) }];
}

/** Per cent with one decimal; from ten on without any. */
function percentChange(before: number, after: number): number {
  const change = times(dividedBy(minus(exact(after), exact(before)), exact(before)), exact(100));
  const fine = rounded(change, 1);
  return Math.abs(fine) < 10 ? fine : rounded(change, 0);
}
