import { exact, rounded, sum } from "#shared/numbers/exact.ts";

/** What the whole stock is worth: each ingredient's price is that of all there is of it. */
export const totalStockValue = (ingredients: readonly { pricePerUnit: string }[]): number =>
  rounded(sum(ingredients.map(({ pricePerUnit }) => exact(pricePerUnit))), 2);
