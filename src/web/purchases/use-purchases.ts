import { useMemo } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { byId, groupBy } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Cart } from "#shared/purchases/cart.ts";
import { type PurchaseLine, purchaseList } from "#shared/purchases/purchase-list.ts";
import { cartTotals, purchaseRows, supplierGroups } from "#shared/purchases/purchase-rows.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import type { ListedSupplier } from "./use-kept-suppliers.ts";
import type { PurchaseChoice } from "./use-purchase-window.ts";

export type PurchaseData = {
  events: readonly CateringEvent[];
  ingredients: readonly Ingredient[];
  suppliers: readonly ListedSupplier[];
};

/** The list of the chosen window together with the cart, by supplier. */
export function usePurchases(
  { events, ingredients, suppliers }: PurchaseData,
  { lines }: Cart,
  choice: PurchaseChoice,
  clock: Clock,
) {
  const { from, to, withQuotes, refillsMinimum } = choice;
  const stock = useMemo(() => byId(ingredients), [ingredients]);
  const list = useMemo(() => {
    const options = { withQuotes, refillsMinimum };
    return purchaseList(events, stock, { from, to }, clock, options);
  }, [events, stock, from, to, clock, withQuotes, refillsMinimum]);
  const unknownUnits = useMemo(() => unitsWithoutFactor(list, events, stock), [list, events, stock]);
  const rows = useMemo(() => purchaseRows(list, { lines }, stock), [list, lines, stock]);
  const groups = useMemo(() => supplierGroups(rows, byId(suppliers)), [rows, suppliers]);
  const totals = useMemo(() => cartTotals(rows), [rows]);
  return { rows, groups, totals, unknownUnits };
}

/** The units of recipes that do not convert, by ingredient of the list. */
function unitsWithoutFactor(
  list: readonly PurchaseLine<Ingredient>[],
  events: readonly CateringEvent[],
  stock: ReadonlyMap<number, Ingredient>,
): ReadonlyMap<number, readonly RecipeUnit[]> {
  const asked = new Set(
    list
      .filter(({ isApproximate }) => isApproximate)
      .flatMap((line) => line.events.map((use) => use.eventId)),
  );
  if (asked.size === 0) return new Map();
  const planned = events.filter(({ id }) => asked.has(id)).flatMap(plannedLines);
  const found = groupBy(linesWithoutFactor(planned, stock), ({ ingredient }) => ingredient.id);
  return new Map([...found].map(([id, lines]) => [id, lines.map(({ unit }) => unit)]));
}
