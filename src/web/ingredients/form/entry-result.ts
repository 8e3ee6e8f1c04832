import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { averageUnitCost } from "#shared/ingredients/unit-cost.ts";
import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import { enteredAmount } from "./entered-cost.ts";

type Stock = Pick<PricedIngredient, "quantity" | "unitCost">;

/** The stock after the entry, undefined while it is incomplete. */
export function entryResult(stock: Stock, entry: { quantity: string; price: string }) {
  const quantity = enteredAmount(entry.quantity);
  const price = enteredAmount(entry.price);
  if (!quantity) return undefined;
  return {
    quantity: rounded(plus(exact(stock.quantity), exact(quantity)), 2),
    unitCost:
      price === undefined ? undefined : Number(averageUnitCost(stock, { quantity, value: exact(price) })),
  };
}
