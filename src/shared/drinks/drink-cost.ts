import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { isUnpriced } from "#shared/ingredients/unknown-prices.ts";
import { type Exact, exact, plus, rounded, ZERO } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** A drink sells for one and a half times its recipe's cost. */
export const MARKUP = exact("1.5");

export type RecipeLine = { ingredientId: number; quantity: number; unit: RecipeUnit };
export type CostedIngredient = Convertible & { unitCost: number };

type DrinkCost<Cost> = {
  cost: Cost;
  isApproximate: boolean;
  /** Ids of the ingredients whose prices are not known, which count nothing. */
  unpriced: number[];
};

/** The cost of the ingredients of one drink; exact, since it is multiplied before rounding. */
export function exactDrinkCost(
  lines: readonly RecipeLine[],
  ingredients: ReadonlyMap<number, CostedIngredient>,
): DrinkCost<Exact> {
  let cost = ZERO;
  let isApproximate = false;
  const unpriced = new Set<number>();
  for (const { ingredientId, quantity, unit } of lines) {
    const ingredient = ingredients.get(ingredientId);
    if (!ingredient) continue;
    const used = stockAmount(exact(quantity), unit, ingredient);
    cost = plus(cost, amountCost(used.amount, ingredient.unitCost));
    isApproximate ||= used.isApproximate;
    if (isUnpriced(ingredient)) unpriced.add(ingredientId);
  }
  return { cost, isApproximate, unpriced: [...unpriced] };
}

/** The cost per drink in reais, approximate if a line's unit has no conversion into its stock unit. */
export function drinkCost(...recipe: Parameters<typeof exactDrinkCost>): DrinkCost<number> {
  const { cost, ...rest } = exactDrinkCost(...recipe);
  return { cost: rounded(cost, 2), ...rest };
}
