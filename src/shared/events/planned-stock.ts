import { type Exact, exact, isLess, plus, rounded, ZERO } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/units.ts";
import type { PlannedLine } from "./contract.ts";

export type PlannedDrinks = readonly { ingredients: readonly PlannedLine[] }[];

export type StockNeed = {
  amount: Exact;
  /** Some line's unit has no factor into the stock's: it was taken one to one. */
  isApproximate: boolean;
};

/** The least that the two decimals of a quantity can tell apart. */
const SMALLEST_AMOUNT = 0.01;

/** What a need takes from the stock, with its two decimals; nothing that is planned is lost by rounding. */
export const stockToTake = (need: Exact): number =>
  isLess(ZERO, need) ? Math.max(rounded(need, 2), SMALLEST_AMOUNT) : 0;

/** What a line takes from the stock, in its stock unit; nothing where it plans nothing or knows no such ingredient. */
export const plannedAmount = (
  { unit, plannedQuantity }: Pick<PlannedLine, "unit" | "plannedQuantity">,
  ingredient: Convertible | undefined,
): StockNeed | undefined =>
  ingredient && plannedQuantity > 0 ? stockAmount(exact(plannedQuantity), unit, ingredient) : undefined;

/** What an event plans to take from the stock, by ingredient and in its stock unit; only what is more than nothing. */
export function plannedStock(
  drinks: PlannedDrinks,
  ingredients: ReadonlyMap<number, Convertible>,
): Map<number, StockNeed> {
  const needs = new Map<number, StockNeed>();
  for (const line of drinks.flatMap((drink) => drink.ingredients)) {
    const { ingredientId } = line;
    const planned = plannedAmount(line, ingredients.get(ingredientId));
    if (!planned) continue;
    const before = needs.get(ingredientId);
    needs.set(ingredientId, {
      amount: plus(before?.amount ?? ZERO, planned.amount),
      isApproximate: planned.isApproximate || (before?.isApproximate ?? false),
    });
  }
  return needs;
}
