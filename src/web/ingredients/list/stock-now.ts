import { totalStockValue } from "#shared/dashboard/figures.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { countMissing } from "#shared/ingredients/shortage.ts";
import { formatCount, formatMoney, formatNumber } from "#shared/numbers/format.ts";

/** What matters now: how much there is, what it is worth, and how many items coming events lack. */
export function stockNow(ingredients: readonly Ingredient[]): string {
  const missing = countMissing(ingredients);
  const there = `${formatCount(ingredients.length, "item", "itens")}, ${formatMoney(totalStockValue(ingredients))}`;
  return missing > 0 ? `${there} · ${formatNumber(missing)} em falta` : there;
}
