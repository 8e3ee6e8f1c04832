import { dividedBy, type Exact, exact, isLess, rounded, times } from "#shared/numbers/exact.ts";
import { type Convertible, stockFactor } from "#shared/units/convert-units.ts";

/**
 * How much of another ingredient stands for one of this, in their stock units: a bottle of 700 ml is 0.7 of one of a
 * litre. Undefined where units and yields do not say.
 */
export function replacementFactor(one: Convertible, other: Convertible): Exact | undefined {
  const { yieldQuantity, yieldUnit } = one;
  const yielded = yieldQuantity && yieldUnit ? stockFactor(yieldUnit, other) : undefined;
  const byYield = yielded && yieldQuantity ? times(exact(yieldQuantity), yielded) : undefined;
  // Two pieces are not equally large because both are counted.
  const isCounted = one.unit === "unidade" || one.unit === "maço";
  const byUnit = stockFactor(one.unit, other);
  return isCounted ? (byYield ?? byUnit) : (byUnit ?? byYield);
}

/** How much of a need this quantity of another ingredient meets; all of it where nobody knows. */
export function metNeed(need: number, one: Convertible, other: Convertible, quantity: number): number {
  const factor = replacementFactor(one, other);
  if (!factor) return need;
  const met = dividedBy(exact(quantity), factor);
  return isLess(met, exact(need)) ? rounded(met, 2) : need;
}

/** How much of another ingredient meets this need; undefined where nobody knows. */
export function neededInstead(need: number, one: Convertible, other: Convertible): number | undefined {
  const factor = replacementFactor(one, other);
  return factor && rounded(times(exact(need), factor), 2);
}
