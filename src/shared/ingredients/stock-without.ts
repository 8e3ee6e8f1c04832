import {
  dividedBy,
  type Exact,
  exact,
  isLess,
  minus,
  rounded,
  roundedText,
  ZERO,
} from "#shared/numbers/exact.ts";
import { amountCost, stockValue, UNIT_COST_DECIMALS } from "./unit-cost.ts";

/** A stock with its value in reais. */
export type ValuedStock = { quantity: number; unitCost: string; value: number };

/**
 * The stock without an amount and the value that it came with, which other stock may have been mixed with since. What
 * is left must be worth something still, and nothing once it is empty; otherwise why not.
 */
export function stockWithout(
  stock: { quantity: number; unitCost: number | string },
  taken: { quantity: number; value: Exact },
): ValuedStock | "too little" | "other cost" {
  const rest = minus(exact(stock.quantity), exact(taken.quantity));
  if (isLess(rest, ZERO)) return "too little";
  const quantity = rounded(rest, 2);
  const worth = minus(amountCost(exact(stock.quantity), stock.unitCost), taken.value);
  const cents = rounded(worth, 2);
  if (cents < 0 || (quantity === 0 && cents > 0)) return "other cost";
  if (quantity === 0) return { quantity, unitCost: String(stock.unitCost), value: 0 };
  const left = isLess(worth, ZERO) ? ZERO : worth;
  const unitCost = roundedText(dividedBy(left, rest), UNIT_COST_DECIMALS);
  return { quantity, unitCost, value: stockValue(quantity, unitCost) };
}
