import { exact, isLess, minus, times } from "#shared/numbers/exact.ts";
import { unitCost } from "./unit-cost.ts";

type Bought = { quantity: number; price: number };

const THREE = exact(3);

/**
 * The unit cost of a purchase if it is more than a third above or below what the stock costs so far, which is a slip of
 * the finger more often than a bargain; undefined otherwise, and where nothing is known to compare it with.
 */
export function unusualCost(bought: Bought, before: { unitCost: number | string }): number | undefined {
  const [now, then] = [exact(unitCost(bought)), exact(before.unitCost)];
  if (then.numerator === 0n || bought.quantity <= 0) return undefined;
  const difference = isLess(now, then) ? minus(then, now) : minus(now, then);
  return isLess(then, times(difference, THREE)) ? Number(unitCost(bought)) : undefined;
}
