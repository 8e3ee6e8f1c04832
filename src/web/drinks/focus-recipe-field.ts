type RecipeField = "ingredientId" | "quantity" | "unit";

/**
 * Focuses a field of the recipe at once. The form's own setFocus waits for a timer, and the keys of a quick hand would
 * go to the field before.
 */
export function focusRecipeField(row: number, field: RecipeField) {
  const [element] = document.getElementsByName(`ingredients.${row}.${field}`);
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
