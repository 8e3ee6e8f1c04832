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
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";

/** Enough to multiply a unit cost back into the paid cents, up to the largest quantity. */
const UNIT_COST_DECIMALS = 12;

/** The cost of one stock unit, "0" for an empty stock. */
export function unitCost(stock: { quantity: number; price: number | string }): string {
  if (stock.quantity <= 0) return "0";
  return roundedText(dividedBy(exact(stock.price), exact(stock.quantity)), UNIT_COST_DECIMALS);
}

/** The worth of an amount at a unit cost; exact, to be rounded once at the end. */
export const amountCost = (amount: Exact, cost: number | string): Exact => times(amount, exact(cost));

/** The worth of a quantity in reais, with two decimals. */
export const stockValue = (quantity: number, cost: number | string): number =>
  rounded(amountCost(exact(quantity), cost), 2);

type Stock = Convertible & { quantity: number; pricePerUnit: number | string; unitCost: number | string };
type Entered = { quantity: number; price: number; unit: StockUnit };

/**
 * The unit cost after an edit of quantity and price. It is kept if both are unchanged, and when the stock becomes
 * empty.
 */
export function enteredUnitCost(entered: Entered, present: Stock): string {
  if (entered.quantity <= 0) return unitCostIn(entered.unit, present);
  const isSame = entered.quantity === present.quantity && entered.price === Number(present.pricePerUnit);
  return isSame ? String(present.unitCost) : unitCost(entered);
}

/** Converts a unit cost: R$ 0,05 per ml are R$ 50 per L. "0" without a known conversion. */
function unitCostIn(unit: StockUnit, present: Stock): string {
  if (unit === present.unit) return String(present.unitCost);
  const { amount, isApproximate } = stockAmount(ONE, unit, present);
  return isApproximate ? "0" : roundedText(amountCost(amount, present.unitCost), UNIT_COST_DECIMALS);
}

/** The weighted average unit cost after an entry or a return. */
export function averageUnitCost(
  stock: { quantity: number; unitCost: number | string },
  added: { quantity: number; value: Exact },
): string {
  const quantity = plus(exact(stock.quantity), exact(added.quantity));
  if (quantity.numerator <= 0n) return String(stock.unitCost);
  const worth = stock.quantity > 0 ? amountCost(exact(stock.quantity), stock.unitCost) : ZERO;
  return roundedText(dividedBy(plus(worth, added.value), quantity), UNIT_COST_DECIMALS);
}
