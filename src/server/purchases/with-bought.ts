import type { ingredients } from "#server/db/schema/stock.ts";
import type { EntryInput } from "#shared/ingredients/contract.ts";
import { averageUnitCost, stockValue } from "#shared/ingredients/unit-cost.ts";
import { exact, plus, rounded } from "#shared/numbers/exact.ts";

/**
 * The stock with a purchase in it: quantity and value are added, so that the unit cost becomes the weighted average.
 * What was archived is back: a late withdrawal may need it.
 */
export function withBought(
  present: Pick<typeof ingredients.$inferSelect, "quantity" | "unitCost">,
  bought: Pick<EntryInput, "quantity" | "price">,
) {
  const quantity = rounded(plus(exact(present.quantity), exact(bought.quantity)), 2);
  const cost = averageUnitCost(present, { quantity: bought.quantity, value: exact(bought.price) });
  return { quantity, pricePerUnit: String(stockValue(quantity, cost)), unitCost: cost, archivedAt: null };
}
