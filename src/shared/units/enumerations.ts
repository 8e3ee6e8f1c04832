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

export const stockUnits = ["ml", "L", "kg", "g", "unidade", "colher (chá)", "colher (sopa)", "maço"] as const;
export type StockUnit = (typeof stockUnits)[number];

/** Words that may stand for `unidade`: what one piece of the stock is called. */
export const unitWords = ["garrafa", "lata", "pacote"] as const;
export type UnitWord = (typeof unitWords)[number];

/** What an ingredient is bought in. */
export const packNames = ["garrafa", "lata", "caixa", "pacote", "fardo", "saco"] as const;
export type PackName = (typeof packNames)[number];
