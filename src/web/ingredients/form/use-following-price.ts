import { useEffect, useEffectEvent, useRef } from "react";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { keptPrice } from "#shared/ingredients/unit-cost.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { stockUnits } from "#shared/units/enumerations.ts";
import { enteredAmount } from "./entered-cost.ts";
import { type IngredientForm, unitBehind } from "./ingredient-form.ts";

export type PriceTyping = ReturnType<typeof usePriceTyping>;

/** Remembers whether the user has typed a price, which then no longer follows the quantity. */
export function usePriceTyping() {
  const isTyped = useRef(false);
  return {
    isTyped: () => isTyped.current,
    note: () => {
      isTyped.current = true;
    },
  };
}

/** Lets the price follow quantity and unit at the unit cost of the stock, until the user types a price. */
export function useFollowingPrice(
  form: IngredientForm,
  present: PricedIngredient | undefined,
  typing: PriceTyping,
) {
  const follow = () => {
    if (!present || typing.isTyped()) return;
    const entered = form.getValues();
    const quantity = enteredAmount(entered.quantity);
    const unit = stockUnits.find((one) => one === unitBehind(entered.unit));
    if (quantity === undefined || !unit) return;
    form.setValue("pricePerUnit", ungroupedDecimal(keptPrice({ quantity, unit }, present)));
    form.clearErrors("pricePerUnit");
  };

  // Somebody else may have changed price or quantity meanwhile.
  const followPresent = useEffectEvent(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a reloaded ingredient.
  useEffect(() => followPresent(), [present]);

  return follow;
}
