import { dividedBy, type Exact, exact, ONE, times } from "#shared/numbers/exact.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import type { StockUnit } from "./enumerations.ts";

/** How many ml, or how many g, one of each is: whole numbers. */
const inMillilitres: Partial<Record<RecipeUnit, number>> = {
  ml: 1,
  L: 1000,
  "colher (chá)": 5,
  "colher (sopa)": 15,
};
const inGrams: Partial<Record<RecipeUnit, number>> = { g: 1, kg: 1000 };

export type Convertible = {
  unit: StockUnit;
  /** "1 unidade = 8 rodelas": how many of `yieldUnit` one stock unit gives. */
  yieldQuantity?: number | null;
  yieldUnit?: RecipeUnit | null;
};

/** How many of `to` one `from` is, by measure alone; undefined where no factor is known. */
function factor(from: RecipeUnit, to: RecipeUnit): Exact | undefined {
  if (from === to) return ONE;
  for (const measure of [inMillilitres, inGrams]) {
    const [own, other] = [measure[from], measure[to]];
    if (own !== undefined && other !== undefined)
      return { numerator: BigInt(own), denominator: BigInt(other) };
  }
}

/** How much of the stock an amount of a recipe is, in the stock's unit. */
export function stockAmount(
  amount: Exact,
  unit: RecipeUnit,
  ingredient: Convertible,
): { amount: Exact; isApproximate: boolean } {
  const direct = factor(unit, ingredient.unit);
  // Long lists of events ask for thousands of them, most in the stock's own unit.
  if (direct) return { amount: direct === ONE ? amount : times(amount, direct), isApproximate: false };
  const { yieldQuantity, yieldUnit } = ingredient;
  const toYield = yieldQuantity && yieldUnit ? factor(unit, yieldUnit) : undefined;
  if (toYield && yieldQuantity) {
    return { amount: dividedBy(times(amount, toYield), exact(yieldQuantity)), isApproximate: false };
  }
  // No factor is known: one to one, and whoever shows it says so.
  return { amount, isApproximate: true };
}
