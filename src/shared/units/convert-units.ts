import { dividedBy, type Exact, exact, ONE, times } from "#shared/numbers/exact.ts";
import type { RecipeUnit, StockUnit } from "./enumerations.ts";

/** The size of each unit in ml or g, as whole numbers. */
const inMillilitres: Partial<Record<RecipeUnit, number>> = {
  ml: 1,
  L: 1000,
  "colher (chá)": 5,
  "colher (sopa)": 15,
};
const inGrams: Partial<Record<RecipeUnit, number>> = { g: 1, kg: 1000 };

export type Convertible = {
  unit: StockUnit;
  /** "1 unidade = 8 rodelas": the number of `yieldUnit` in one stock unit. */
  yieldQuantity?: number | null;
  yieldUnit?: RecipeUnit | null;
};

/** The conversion factor between two measures, undefined if there is none. */
function factor(from: RecipeUnit, to: RecipeUnit): Exact | undefined {
  if (from === to) return ONE;
  for (const measure of [inMillilitres, inGrams]) {
    const [own, other] = [measure[from], measure[to]];
    if (own !== undefined && other !== undefined)
      return { numerator: BigInt(own), denominator: BigInt(other) };
  }
}

/** Converts between two measures; undefined where no fixed factor is known. */
export function convertedAmount(amount: Exact, from: RecipeUnit, to: RecipeUnit): Exact | undefined {
  const known = factor(from, to);
  return known && times(amount, known);
}

/** How many stock units one of this unit is, by a fixed factor or by the ingredient's yield; undefined if neither says. */
export function stockFactor(
  unit: RecipeUnit,
  { unit: stockUnit, yieldQuantity, yieldUnit }: Convertible,
): Exact | undefined {
  const direct = factor(unit, stockUnit);
  if (direct) return direct;
  const toYield = yieldQuantity && yieldUnit ? factor(unit, yieldUnit) : undefined;
  return toYield && yieldQuantity ? dividedBy(toYield, exact(yieldQuantity)) : undefined;
}

/** Whether amounts in this unit convert into the stock unit. */
export const hasFactor = (unit: RecipeUnit, ingredient: Convertible): boolean =>
  stockFactor(unit, ingredient) !== undefined;

/** Converts a recipe amount into the stock unit. */
export function stockAmount(
  amount: Exact,
  unit: RecipeUnit,
  ingredient: Convertible,
): { amount: Exact; isApproximate: boolean } {
  const known = stockFactor(unit, ingredient);
  // Without a conversion it counts one to one, marked as approximate.
  if (!known) return { amount, isApproximate: true };
  // Fast path: long event lists convert thousands of amounts, most of them in the stock unit.
  return { amount: known === ONE ? amount : times(amount, known), isApproximate: false };
}
