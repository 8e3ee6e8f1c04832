import { type Exact, exact, isLess, times } from "#shared/numbers/exact.ts";
import { type Convertible, convertedAmount, hasFactor, stockFactor } from "#shared/units/convert-units.ts";
import type { RecipeUnit, StockUnit } from "#shared/units/enumerations.ts";

/** "1 unidade = 8 rodelas" */
export type Measure = { unit: StockUnit; yieldQuantity: number; yieldUnit: RecipeUnit };

type Amount = { amount: Exact; unit: RecipeUnit };

/** The least that a recipe takes of something. */
const LEAST = exact("0.1");

/**
 * An amount in a unit that the ingredient knows: as it is, or through a second measure, such as slices through whole
 * limes into kilos. Undefined where none of them leads there.
 */
export function knownAmount(
  amount: Exact,
  unit: RecipeUnit,
  ingredient: Convertible,
  step: Measure | undefined,
): Amount | undefined {
  if (hasFactor(unit, ingredient)) return { amount, unit };
  return throughStep(amount, unit, step)
    .flatMap((one) => [one, ...inGrams(one, ingredient)])
    .find((one) => hasFactor(one.unit, ingredient) && !isLess(one.amount, LEAST));
}

/** The same amount on both sides of a measure. */
function throughStep(amount: Exact, unit: RecipeUnit, step: Measure | undefined): Amount[] {
  if (!step) return [];
  const whole = stockFactor(unit, step);
  const parts = convertedAmount(amount, unit, step.unit);
  return [
    ...(parts ? [{ amount: times(parts, exact(step.yieldQuantity)), unit: step.yieldUnit }] : []),
    ...(whole ? [{ amount: times(amount, whole), unit: step.unit }] : []),
  ];
}

/** A small part of a piece, which a recipe cannot measure, in grams. */
function inGrams({ amount, unit }: Amount, ingredient: Convertible): Amount[] {
  const factor = stockFactor(unit, ingredient);
  const grams = factor && convertedAmount(times(amount, factor), ingredient.unit, "g");
  return grams ? [{ amount: grams, unit: "g" }] : [];
}
