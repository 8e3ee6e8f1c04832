import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { enteredUnitCost, unitCost } from "#shared/ingredients/unit-cost.ts";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals } from "#shared/numbers/decimals.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { stockUnits } from "#shared/units/enumerations.ts";
import { unitBehind } from "./ingredient-form.ts";

type Entered = { quantity: string; pricePerUnit: string; unit: string };
type Present = Pick<PricedIngredient, "quantity" | "unit" | "pricePerUnit" | "unitCost">;

/** The typed number if it is valid: with more decimals than are kept it is none. */
export function enteredAmount(text: string, decimals = 2): number | undefined {
  const amount = parseDecimal(text);
  const isValid = amount !== undefined && amount >= 0 && amount <= LARGEST_AMOUNT;
  return isValid && hasDecimals(amount, decimals) ? amount : undefined;
}

/** The unit cost that saving would result in, undefined while the form is incomplete. */
export function enteredCost(entered: Entered, present?: Present): number | undefined {
  const quantity = enteredAmount(entered.quantity);
  const price = enteredAmount(entered.pricePerUnit);
  if (quantity === undefined || price === undefined) return undefined;
  const unit = stockUnits.find((one) => one === unitBehind(entered.unit)) ?? present?.unit;
  if (present && unit) return Number(enteredUnitCost({ quantity, price, unit }, present));
  return quantity > 0 || price > 0 ? Number(unitCost({ quantity, price })) : undefined;
}
