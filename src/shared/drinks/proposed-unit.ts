import type { RecipeUnit, StockUnit } from "#shared/units/enumerations.ts";

const smaller: Partial<Record<StockUnit, RecipeUnit>> = { L: "ml", kg: "g" };

/** The unit a recipe most likely uses: what the stock unit yields, else its small measure: litres are poured in ml. */
export const proposedUnit = (ingredient: { unit: StockUnit; yieldUnit?: RecipeUnit | null }): RecipeUnit =>
  ingredient.yieldUnit ?? smaller[ingredient.unit] ?? ingredient.unit;
