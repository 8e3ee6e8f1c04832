import { addTo, type Exact, exact, isLess, minus, rounded } from "#shared/numbers/exact.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { UnitWord } from "#shared/units/enumerations.ts";
import type { RecipeLine } from "./drink-cost.ts";

export type StockedIngredient = Convertible & {
  name: string;
  quantity: number;
  unitWord?: UnitWord | null;
};

export type MissingIngredient = { ingredientId: number; name: string; missing: number; unit: string };

/** The ingredients that the stock is short of for one drink; none means that it is available. */
export function missingIngredients(
  lines: readonly RecipeLine[],
  ingredients: ReadonlyMap<number, StockedIngredient>,
): MissingIngredient[] {
  const needed = new Map<number, Exact>();
  for (const { ingredientId, quantity, unit } of lines) {
    const ingredient = ingredients.get(ingredientId);
    if (!ingredient) continue;
    const { amount } = stockAmount(exact(quantity), unit, ingredient);
    // An ingredient may stand in two lines, and the stock must cover both.
    addTo(needed, ingredientId, amount);
  }
  return [...needed].flatMap(([ingredientId, amount]) => {
    const ingredient = ingredients.get(ingredientId) as StockedIngredient;
    const { name, quantity } = ingredient;
    if (!isLess(exact(quantity), amount)) return [];
    const unit = stockUnitText(ingredient);
    return [{ ingredientId, name, unit, missing: rounded(minus(amount, exact(quantity)), 2) }];
  });
}
