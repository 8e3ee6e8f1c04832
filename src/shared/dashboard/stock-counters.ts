import { type StockStatus, stockStatus } from "#shared/ingredients/stock-status.ts";

/** How many ingredients are in each status; those in none of them are counted too, as 0. */
export function stockCounters(
  ingredients: readonly { quantity: number; minQuantity: number }[],
): Record<StockStatus, number> {
  const counters = { normal: 0, atencao: 0, baixo: 0, sem: 0 };
  for (const ingredient of ingredients) counters[stockStatus(ingredient)] += 1;
  return counters;
}
