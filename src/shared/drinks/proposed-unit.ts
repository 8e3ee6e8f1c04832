import type { RecipeUnit, StockUnit } from "#shared/units/enumerations.ts";

const smaller: Partial<Record<StockUnit, RecipeUnit>> = { L: "ml", kg: "g" };

/** The unit a recipe most likely uses: the yield unit, else the smaller measure of the stock unit (ml for L). */
export const proposedUnit = (ingredient: { unit: StockUnit; yieldUnit?: RecipeUnit | null }): RecipeUnit =>
  ingredient.yieldUnit ?? smaller[ingredient.unit] ?? ingredient.unit;
