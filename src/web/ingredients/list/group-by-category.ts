import type { Ingredient } from "#shared/ingredients/contract.ts";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";

export type GroupedIngredient = {
  id: number;
  ingredient: Ingredient;
  /** Of the first of a category: how many follow. */
  groupSize?: number;
  isLast: boolean;
};

/** The ingredients by category, in the order that the filter has too; within one they stay as they are. */
export function groupByCategory(ingredients: readonly Ingredient[]): GroupedIngredient[] {
  return ingredientCategories.flatMap((category) => {
    const group = ingredients.filter((one) => one.category === category);
    return group.map((ingredient, position) => ({
      id: ingredient.id,
      ingredient,
      ...(position === 0 && { groupSize: group.length }),
      isLast: position === group.length - 1,
    }));
  });
}
