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
export const UNIT_COST_DECIMALS = 12;

/** The cost of one stock unit. The price of an empty stock is that of one unit. */
export function unitCost(stock: { quantity: number; price: number | string }): string {
  if (stock.quantity <= 0) return String(stock.price);
  return roundedText(dividedBy(exact(stock.price), exact(stock.quantity)), UNIT_COST_DECIMALS);
}

/** The worth of an amount at a unit cost; exact, to be rounded once at the end. */
export const amountCost = (amount: Exact, cost: number | string): Exact => times(amount, exact(cost));

/** The worth of a quantity in reais, with two decimals. */
export const stockValue = (quantity: number, cost: number | string): number =>
  rounded(amountCost(exact(quantity), cost), 2);

type Stock = Convertible & { quantity: number; pricePerUnit: number | string; unitCost: number | string };
type Measured = { quantity: number; unit: StockUnit };

/**
 * The price of a counted quantity at the unit cost the stock already has: a count of bottles must not change what a
 * drink costs. The price stays where there is no such cost, or none in the new unit.
 */
export function keptPrice(counted: Measured, present: Stock): number {
  const cost = keptUnitCost(counted.unit, present);
  const isSame = counted.quantity === present.quantity && counted.unit === present.unit;
  if (isSame || cost === undefined) return Number(present.pricePerUnit);
  return stockValue(counted.quantity, cost);
}

/**
 * The unit cost after an edit of quantity and price. It is kept when the stock becomes empty, unless another price is
 * entered with it, and if the price is the one that {@link keptPrice} names: dividing its cents would lose digits.
 */
export function enteredUnitCost(entered: Measured & { price: number }, present: Stock): string {
  const kept = keptUnitCost(entered.unit, present);
  const isLeftOver = entered.price === 0 || entered.price === Number(present.pricePerUnit);
  if (entered.quantity <= 0 && isLeftOver && kept !== undefined) return kept;
  return kept !== undefined && entered.price === keptPrice(entered, present) ? kept : unitCost(entered);
}

/** Converts a unit cost: R$ 0,05 per ml are R$ 50 per L. Undefined without a cost or a known conversion. */
function keptUnitCost(unit: StockUnit, present: Stock): string | undefined {
  if (Number(present.unitCost) === 0) return undefined;
  if (unit === present.unit) return String(present.unitCost);
  const { amount, isApproximate } = stockAmount(ONE, unit, present);
  return isApproximate ? undefined : roundedText(amountCost(amount, present.unitCost), UNIT_COST_DECIMALS);
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
