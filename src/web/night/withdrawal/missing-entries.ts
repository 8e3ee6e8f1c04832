import { useState } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import { entryInput, type PricedIngredient } from "#shared/ingredients/contract.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { unusualCost } from "#shared/ingredients/unusual-cost.ts";
import { amountToBuy } from "#shared/night/proposed-withdrawal.ts";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { enteredAmount } from "#web/ingredients/form/entered-cost.ts";
import type { WithdrawalLine } from "./planned-withdrawal.ts";

type Typed = { quantity?: string; price?: string };

/** A purchase of what a withdrawal is short of, as it is proposed or was changed. */
export type MissingEntry = {
  ingredient: PricedIngredient;
  missing: number;
  quantity: string;
  price: string;
  /** What is wrong with a field, in words. */
  problems: { quantity?: string; price?: string };
  /** The unit cost, if it differs so much from the present one that it should be asked about. */
  unusual: number | undefined;
};

/** The missing amounts as purchases in whole packs at the last unit cost, until a person types other ones. */
export function useMissingEntries(lines: readonly Pick<WithdrawalLine, "ingredient" | "missing">[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const entries = lines.flatMap(({ ingredient, missing }) =>
    missing > 0 && hasMoney(ingredient)
      ? [missingEntry(ingredient, missing, typed.get(ingredient.id) ?? {})]
      : [],
  );
  const type = (ingredientId: number, change: Typed) =>
    setTyped((before) => new Map(before).set(ingredientId, { ...before.get(ingredientId), ...change }));
  return { entries, type };
}

/** The proposed price follows the quantity until it is typed. */
export function missingEntry(ingredient: PricedIngredient, missing: number, typed: Typed): MissingEntry {
  const quantity = typed.quantity ?? ungroupedDecimal(amountToBuy(missing, ingredient));
  const amount = enteredAmount(quantity) ?? 0;
  const isCostKnown = ingredient.unitCost > 0;
  const proposed = rounded(amountCost(exact(amount), ingredient.unitCost), 2);
  const price = typed.price ?? (isCostKnown ? ungroupedDecimal(proposed.toFixed(2)) : "");
  const parsed = entryInput.safeParse({ quantity: decimalOrText(quantity), price: decimalOrText(price) });
  const problemOf = (field: string) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message;
  const stillMissing =
    amount < missing ? capitalized(shortageText(missing, stockUnitText(ingredient))) : undefined;
  return {
    ingredient,
    missing,
    quantity,
    price,
    problems: {
      quantity: problemOf("quantity") ?? stillMissing,
      price: price === "" ? "Informe o preço pago" : problemOf("price"),
    },
    unusual: parsed.success ? unusualCost(parsed.data, ingredient) : undefined,
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const isComplete = ({ problems }: MissingEntry): boolean => !problems.quantity && !problems.price;

/** A complete entry as a line of a purchase. */
export const purchaseLine = ({ ingredient, quantity, price }: MissingEntry) => ({
  ingredientId: ingredient.id,
  // Somebody else may have bought it meanwhile.
  version: ingredient.version,
  quantity: enteredAmount(quantity) ?? 0,
  price: enteredAmount(price) ?? 0,
  invoiceNumber: null,
  lot: null,
});
