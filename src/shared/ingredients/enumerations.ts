export const ingredientCategories = [
  "Bebidas Alcoólicas",
  "Bebidas Não Alcoólicas",
  "Xaropes",
  "Frutas",
  "Outros",
] as const;

export const stockUnits = ["ml", "L", "kg", "g", "unidade", "colher (chá)", "colher (sopa)", "maço"] as const;

export type StockUnit = (typeof stockUnits)[number];

export const movementKinds = ["entrada", "ajuste", "retirada", "retorno"] as const;
