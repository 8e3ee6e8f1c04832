import {
  dividedBy,
  type Exact,
  exact,
  ONE,
  plus,
  rounded,
  roundedText,
  times,
  ZERO,
} from "#shared/numbers/exact.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { type Convertible, stockAmount } from "#shared/units/units.ts";

/** Enough to multiply a unit cost back into the cents that were paid, up to the largest quantity there can be. */
const UNIT_COST_DECIMALS = 12;

/** What one stock unit costs when so much of it is worth so much; nothing in stock has no cost of its own. */
export function unitCost(stock: { quantity: number; price: number | string }): string {
  if (stock.quantity <= 0) return "0";
  return roundedText(dividedBy(exact(stock.price), exact(stock.quantity)), UNIT_COST_DECIMALS);
}

/** What an amount is worth at a unit cost; exact, to be rounded once at the end. */
export const amountCost = (amount: Exact, cost: number | string): Exact => times(amount, exact(cost));

/** What a stocked quantity is worth, in reais and cents. */
export const stockValue = (quantity: number, cost: number | string): number =>
  rounded(amountCost(exact(quantity), cost), 2);

type Stock = Convertible & { quantity: number; pricePerUnit: number | string; unitCost: number | string };
type Entered = { quantity: number; price: number; unit: StockUnit };

/**
 * The unit cost once quantity and price were entered by a person: kept while both are what they were, and when the
 * last of it is gone.
 */
export function enteredUnitCost(entered: Entered, present: Stock): string {
  if (entered.quantity <= 0) return unitCostIn(entered.unit, present);
  const isSame = entered.quantity === present.quantity && entered.price === Number(present.pricePerUnit);
  return isSame ? String(present.unitCost) : unitCost(entered);
}

/** What one of another unit costs: R$ 0,05 per ml are R$ 50 per L. Nothing where no factor between them is known. */
function unitCostIn(unit: StockUnit, present: Stock): string {
  if (unit === present.unit) return String(present.unitCost);
  const { amount, isApproximate } = stockAmount(ONE, unit, present);
  return isApproximate ? "0" : roundedText(amountCost(amount, present.unitCost), UNIT_COST_DECIMALS);
}

/** The unit cost once more has come, bought or brought back: both weighted by how much of each there is. */
export function averageUnitCost(
  stock: { quantity: number; unitCost: number | string },
  added: { quantity: number; value: Exact },
): string {
  const quantity = plus(exact(stock.quantity), exact(added.quantity));
  if (quantity.numerator <= 0n) return String(stock.unitCost);
  const worth = stock.quantity > 0 ? amountCost(exact(stock.quantity), stock.unitCost) : ZERO;
  return roundedText(dividedBy(plus(worth, added.value), quantity), UNIT_COST_DECIMALS);
}
