import type { Ingredient, SeenIngredient } from "#shared/ingredients/contract.ts";

export type Stock = ReadonlyMap<number, SeenIngredient>;
export type PricedStock = ReadonlyMap<number, Ingredient>;
