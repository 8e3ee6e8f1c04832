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
