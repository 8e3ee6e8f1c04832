import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { type Exact, exact, plus, rounded, ZERO } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** A drink sells for one and a half times its recipe's cost. */
export const MARKUP = exact("1.5");

export type RecipeLine = { ingredientId: number; quantity: number; unit: RecipeUnit };
export type CostedIngredient = Convertible & { unitCost: number };

/** The cost of the ingredients of one drink; exact, since it is multiplied before rounding. */
export function exactDrinkCost(
  lines: readonly RecipeLine[],
  ingredients: ReadonlyMap<number, CostedIngredient>,
): { cost: Exact; isApproximate: boolean } {
  let cost = ZERO;
  let isApproximate = false;
  for (const { ingredientId, quantity, unit } of lines) {
    const ingredient = ingredients.get(ingredientId);
    if (!ingredient) continue;
    const used = stockAmount(exact(quantity), unit, ingredient);
    cost = plus(cost, amountCost(used.amount, ingredient.unitCost));
    isApproximate ||= used.isApproximate;
  }
  return { cost, isApproximate };
}

/** The cost per drink in reais, approximate if a line's unit has no conversion into its stock unit. */
export function drinkCost(...recipe: Parameters<typeof exactDrinkCost>) {
  const { cost, isApproximate } = exactDrinkCost(...recipe);
  return { cost: rounded(cost, 2), isApproximate };
}
