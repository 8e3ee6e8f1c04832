import { dividedBy, type Exact, exact, plus, rounded, times, ZERO } from "#shared/exact.ts";

export const UNIT_COST_DECIMALS = 6;

/** What one stock unit costs when so much of it is worth so much; nothing in stock has no cost of its own. */
export function unitCost(stock: { quantity: number; price: number | string }): number {
  if (stock.quantity <= 0) return 0;
  return rounded(dividedBy(exact(stock.price), exact(stock.quantity)), UNIT_COST_DECIMALS);
}

/** What an amount is worth at a unit cost; exact, to be rounded once at the end. */
export const amountCost = (amount: Exact, cost: number | string): Exact => times(amount, exact(cost));

/** What a stocked quantity is worth, in reais and cents. */
export const stockValue = (quantity: number, cost: number | string): number =>
  rounded(amountCost(exact(quantity), cost), 2);

type Stock = { quantity: number; pricePerUnit: number | string; unitCost: number | string };

/**
 * The unit cost once quantity and price were entered by a person: kept while both are what they were, and when the
 * last of it is gone.
 */
export function enteredUnitCost(entered: { quantity: number; price: number }, present: Stock): number {
  const isSame = entered.quantity === present.quantity && entered.price === Number(present.pricePerUnit);
  return isSame || entered.quantity <= 0 ? Number(present.unitCost) : unitCost(entered);
}

/** The unit cost after buying more: what is there and what comes, weighted by how much of each there is. */
export function averageUnitCost(
  stock: { quantity: number; unitCost: number | string },
  bought: { quantity: number; price: number | string },
): number {
  const quantity = plus(exact(stock.quantity), exact(bought.quantity));
  if (quantity.numerator <= 0n) return rounded(exact(stock.unitCost), UNIT_COST_DECIMALS);
  const worth = stock.quantity > 0 ? amountCost(exact(stock.quantity), stock.unitCost) : ZERO;
  return rounded(dividedBy(plus(worth, exact(bought.price)), quantity), UNIT_COST_DECIMALS);
}
