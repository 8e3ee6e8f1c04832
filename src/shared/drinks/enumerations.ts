export const recipeUnits = [
  "ml",
  "L",
  "g",
  "kg",
  "unidade",
  "colher (chá)",
  "colher (sopa)",
  "rodela",
  "folhas",
  "maço",
] as const;
export type RecipeUnit = (typeof recipeUnits)[number];
