import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { ApiError, saidByServer } from "#web/api/api-error.ts";
import { type FieldAmount, steppedAmount, typedAmount } from "#web/ingredients/amount/field-amount.ts";
import { useTakeMore } from "#web/night/queries.ts";

export type MoreItemEntry = { ingredientId: number; amount: FieldAmount; problem?: string };

/** What is taken besides, as it is entered, and how it is sent; whatever is refused stays as it was typed. */
export function useMoreItems({ id }: Pick<CateringEvent, "id">, onTaken: () => void) {
  const { mutateAsync: takeMore, isPending: isBusy } = useTakeMore();
  const [items, setItems] = useState<readonly MoreItemEntry[]>([]);
  const [problem, setProblem] = useState<string>();
  const [pickProblem, setPickProblem] = useState<string>();

  const add = (ingredient: Ingredient) => {
    const one = steppedAmount(typedAmount("0", ingredient), 1, ingredient);
    setItems((before) => [...before, { ingredientId: ingredient.id, amount: one }]);
    setPickProblem(undefined);
  };
  const change = (ingredientId: number, amount: FieldAmount) =>
    setItems((before) =>
      before.map((item) => (item.ingredientId === ingredientId ? { ingredientId, amount } : item)),
    );
  const remove = (ingredientId: number) =>
    setItems((before) => before.filter((item) => item.ingredientId !== ingredientId));

  /** Says at each item what is wrong with it; true if anything is. */
  const refuse = (problemOf: (place: number) => string | undefined): boolean => {
    const next = items.map(({ ingredientId, amount }, place) => ({
      ingredientId,
      amount,
      problem: problemOf(place),
    }));
    setItems(next);
    return next.some((item) => item.problem);
  };
  const send = async () => {
    setProblem(undefined);
    if (items.length === 0) return setPickProblem("Escolha o que vai a mais");
    if (refuse((place) => (items[place]?.amount.quantity ? undefined : "Informe quanto vai a mais"))) return;
    try {
      await takeMore({
        id,
        items: items.map(({ ingredientId, amount }) => ({ ingredientId, quantity: amount.quantity ?? 0 })),
      });
      onTaken();
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      const said = (place: number) => issues.find(({ path }) => path.startsWith(`items.${place}.`))?.message;
      if (!refuse(said)) setProblem(saidByServer(error as Error, "Falha ao registrar a saída"));
    }
  };

  return { items, problem, pickProblem, isBusy, add, change, remove, send };
}
