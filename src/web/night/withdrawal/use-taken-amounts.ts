import { useState } from "react";
import { shortage } from "#shared/ingredients/shortage.ts";
import type { TakenItem } from "#shared/night/contract.ts";
import { proposedWithdrawal, stockAfterBuying } from "#shared/night/proposed-withdrawal.ts";
import { type FieldAmount, shownAmount } from "#web/ingredients/amount/field-amount.ts";
import type { WithdrawalLine } from "./planned-withdrawal.ts";

export type TakenLine = Pick<WithdrawalLine, "ingredient"> & {
  planned: number;
  amount: FieldAmount;
  /** What the stock is short of for this amount, or 0. */
  missing: number;
};

/** The amounts that really go out: as they are proposed, until a person changes them. */
export function useTakenAmounts(lines: readonly WithdrawalLine[]) {
  const [changed, setChanged] = useState<ReadonlyMap<number, FieldAmount>>(new Map());
  const taken = lines.map(({ ingredient, amount: planned }): TakenLine => {
    const { quantity, unit } = ingredient;
    // What is short is bought before.
    const bought = stockAfterBuying(planned, ingredient);
    const proposed = proposedWithdrawal(planned, { ...ingredient, quantity: bought });
    const amount = changed.get(ingredient.id) ?? shownAmount(proposed, ingredient);
    return { ingredient, planned, amount, missing: shortage(amount.quantity ?? 0, quantity, unit) };
  });
  const change = (ingredientId: number, amount: FieldAmount) =>
    setChanged((before) => new Map(before).set(ingredientId, amount));
  const takeProposed = (ingredientId: number) =>
    setChanged((before) => new Map([...before].filter(([id]) => id !== ingredientId)));
  const takeWhatIsThere = (some: readonly TakenLine[]) =>
    setChanged((before) => {
      const next = new Map(before);
      for (const { ingredient } of some) {
        next.set(ingredient.id, shownAmount(ingredient.quantity, ingredient));
      }
      return next;
    });
  return { taken, change, takeProposed, takeWhatIsThere };
}

/** Everything that goes out, by name; undefined where that is just the plan, which the server knows. */
export const itemsOf = (taken: readonly TakenLine[]): TakenItem[] | undefined =>
  taken.every(({ amount, planned }) => amount.quantity === planned)
    ? undefined
    : taken.map(({ ingredient, amount }) => ({
        ingredientId: ingredient.id,
        quantity: amount.quantity ?? 0,
      }));
