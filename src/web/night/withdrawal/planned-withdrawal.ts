import type { EventPlan } from "#shared/events/plan-contract.ts";
import { plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { shortage } from "#shared/ingredients/shortage.ts";
import type { Stock } from "#web/ingredients/stock-by-id.ts";

export type WithdrawalLine = {
  ingredient: Ingredient;
  amount: number;
  /** The amount that the stock is short of, or 0. */
  missing: number;
};

/** The amounts that a withdrawal would take, in stock units: items that are short first. */
export function plannedWithdrawal(plan: EventPlan, stock: Stock): WithdrawalLine[] {
  const lines = [...plannedStock(plan, stock)].flatMap(([id, planned]) => {
    const ingredient = stock.get(id);
    if (!ingredient) return [];
    const amount = stockToTake(planned.amount);
    return [{ ingredient, amount, missing: shortage(amount, ingredient.quantity, ingredient.unit) }];
  });
  return lines.sort((a, b) => Number(b.missing > 0) - Number(a.missing > 0));
}
