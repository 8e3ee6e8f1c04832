import { hasMoney } from "#shared/accounts/with-money.ts";
import { totalStockValue } from "#shared/dashboard/figures.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { countMissing } from "#shared/ingredients/shortage.ts";
import { costText, isUnpriced } from "#shared/ingredients/unknown-prices.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";

/** What matters now: how much there is, what it is worth to those who may see it, and how many items coming events lack. */
export function stockNow(ingredients: readonly Ingredient[]): string {
  const missing = countMissing(ingredients);
  const prices = ingredients.every(hasMoney) ? ingredients : undefined;
  const there = [
    formatCount(ingredients.length, "item", "itens"),
    ...(prices ? [costText(totalStockValue(prices), prices.filter(isUnpriced))] : []),
  ].join(", ");
  return missing > 0 ? `${there} · ${formatNumber(missing)} em falta` : there;
}
