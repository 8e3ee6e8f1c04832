import { hasMoney } from "#shared/accounts/with-money.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";

export type Stock = ReadonlyMap<number, Ingredient>;
/** For sums of money. */
export type PricedStock = ReadonlyMap<number, PricedIngredient>;

/** The stock by id for sums of money; undefined for those who may not see it. */
export const pricedById = (stock: readonly Ingredient[]): PricedStock | undefined =>
  stock.every(hasMoney) ? byId(stock) : undefined;
