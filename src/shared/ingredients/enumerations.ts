export const ingredientCategories = [
  "Bebidas Alcoólicas",
  "Bebidas Não Alcoólicas",
  "Xaropes",
  "Frutas",
  "Outros",
] as const;

export const movementKinds = ["entrada", "ajuste", "retirada", "retorno"] as const;
