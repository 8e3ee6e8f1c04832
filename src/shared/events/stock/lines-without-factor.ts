import { type Convertible, hasFactor } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

type Line = { ingredientId: number; unit: RecipeUnit };

/** The ingredients that lines name in a unit without a factor, each with that unit once. */
export function linesWithoutFactor<I extends Convertible>(
  lines: readonly Line[],
  ingredients: ReadonlyMap<number, I>,
): { ingredient: I; unit: RecipeUnit }[] {
  const found = new Map<string, { ingredient: I; unit: RecipeUnit }>();
  for (const { ingredientId, unit } of lines) {
    const ingredient = ingredients.get(ingredientId);
    if (!ingredient || hasFactor(unit, ingredient)) continue;
    found.set(`${ingredientId} ${unit}`, { ingredient, unit });
  }
  return [...found.values()];
}
