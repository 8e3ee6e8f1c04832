import {
  amountCost,
  averageUnitCost,
  stockValue,
  UNIT_COST_DECIMALS,
} from "#shared/ingredients/unit-cost.ts";
import { dividedBy, type Exact, exact, plus, rounded, roundedText, times } from "#shared/numbers/exact.ts";
import { atLeastSome } from "./merged-lines.ts";

type Stock = { quantity: number; unitCost: string; pricePerUnit: string };

export type MergedStock = {
  /** What arrives at the second, and the cost of one unit of it: together all that the first was worth. */
  arriving: { quantity: number; unitCost: string };
  second: Stock;
};

/**
 * The stock of the second ingredient with that of the first in it. The value moves to the last digit, whatever the
 * quantity is rounded to. An empty stock without a price takes that of the first: its recipes have cost something.
 */
export function mergedStock(first: Stock, second: Stock, factor: Exact): MergedStock {
  const costOfFirst = roundedText(dividedBy(exact(first.unitCost), factor), UNIT_COST_DECIMALS);
  if (first.quantity === 0) {
    const isUnpriced = second.quantity === 0 && Number(second.unitCost) === 0;
    return {
      arriving: { quantity: 0, unitCost: costOfFirst },
      second: isUnpriced ? { ...second, unitCost: costOfFirst } : second,
    };
  }
  const moved = exact(first.quantity);
  const arriving = atLeastSome(times(moved, factor));
  const value = amountCost(moved, first.unitCost);
  const quantity = rounded(plus(exact(second.quantity), exact(arriving)), 2);
  const unitCost = averageUnitCost(second, { quantity: arriving, value });
  return {
    arriving: {
      quantity: arriving,
      unitCost: roundedText(dividedBy(value, exact(arriving)), UNIT_COST_DECIMALS),
    },
    second: { quantity, unitCost, pricePerUnit: stockValue(quantity, unitCost).toFixed(2) },
  };
}
