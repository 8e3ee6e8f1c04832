import type { EventPlan, PlannedLine } from "#shared/events/plan-contract.ts";
import { type Exact, exact, isLess, plus, rounded, ZERO } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";

export type StockNeed = {
  amount: Exact;
  /** Some line's unit has no conversion into the stock unit, and was counted one to one. */
  isApproximate: boolean;
};

/** The smallest amount that two decimals can express. */
const SMALLEST_AMOUNT = 0.01;

/** Rounds a need to two decimals; a planned amount never rounds to nothing. */
export const stockToTake = (need: Exact): number =>
  isLess(ZERO, need) ? Math.max(rounded(need, 2), SMALLEST_AMOUNT) : 0;

/** A line's planned amount in the stock unit; undefined for no plan or an unknown ingredient. */
export const plannedAmount = (
  { unit, plannedQuantity }: Pick<PlannedLine, "unit" | "plannedQuantity">,
  ingredient: Convertible | undefined,
): StockNeed | undefined =>
  ingredient && plannedQuantity > 0 ? stockAmount(exact(plannedQuantity), unit, ingredient) : undefined;

/** Everything that an event plans to take along: the lines of its drinks, then its other items. */
export const plannedLines = ({ drinks, supplies }: EventPlan): PlannedLine[] => [
  ...drinks.flatMap((drink) => drink.ingredients),
  ...supplies,
];

/** The planned amounts of an event by ingredient, in stock units, without zeros. */
export function plannedStock(
  plan: EventPlan,
  ingredients: ReadonlyMap<number, Convertible>,
): Map<number, StockNeed> {
  const needs = new Map<number, StockNeed>();
  for (const line of plannedLines(plan)) {
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
