export const ingredientCategories = [
  "Bebidas Alcoólicas",
  "Bebidas Não Alcoólicas",
  "Xaropes",
  "Frutas",
  "Outros",
] as const;

/** How stock is lost: gone bad or spilt, or broken. */
export const lossKinds = ["perda", "quebra"] as const;
export type LossKind = (typeof lossKinds)[number];

/** The reason of an adjustment by a count of the shelf; what a count found missing is listed as a loss of this kind. */
export const COUNTED = "contagem";

/** Stock that moved because an ingredient was merged into another. */
export const MERGED = "junção";

export const movementKinds = ["entrada", "ajuste", "retirada", "retorno", ...lossKinds, MERGED] as const;
