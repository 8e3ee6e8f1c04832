import { useState } from "react";
import { type Ingredient, type LossInput, lossInput } from "#shared/ingredients/contract.ts";
import type { LossKind } from "#shared/ingredients/enumerations.ts";
import { lossFacts } from "#shared/ingredients/loss-facts.ts";
import { carriedPack } from "#shared/ingredients/pack.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { ApiError, saidByServer } from "#web/api/api-error.ts";
import { type FieldAmount, typedAmount } from "#web/ingredients/amount/field-amount.ts";
import { useRecordLoss } from "#web/ingredients/queries.ts";

type Values = { amount: FieldAmount; kind: LossKind; reason: string };
type Problems = Partial<Record<"quantity" | "reason" | "root", string>>;

/** A loss as it is entered; whatever is refused stays as it was typed, with the reason at its field. */
export function useLossForm(ingredient: Ingredient, onSaved: () => void) {
  const { mutateAsync: record, isPending: isBusy } = useRecordLoss();
  const [proposed] = useState(() => proposedLoss(ingredient));
  const [values, setValues] = useState(proposed);
  const [problems, setProblems] = useState<Problems>({});

  const change = (next: Partial<Values>) => {
    setValues((before) => ({ ...before, ...next }));
    setProblems((before) => ({
      quantity: next.amount ? undefined : before.quantity,
      reason: next.reason === undefined ? before.reason : undefined,
    }));
  };
  const send = async () => {
    const { amount, kind, reason } = values;
    const parsed = lossInput.safeParse({ quantity: amount.quantity, kind, reason });
    const found = problemsOf(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]));
    const shortage = parsed.success ? shortageOf(parsed.data, ingredient) : undefined;
    setProblems(shortage ? { quantity: shortage } : found);
    if (!parsed.success || shortage) return;
    try {
      await record({ id: ingredient.id, ...parsed.data });
      onSaved();
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      const refused = problemsOf(issues.map(({ path, message }) => [path, message]));
      const isAtField = refused.quantity ?? refused.reason;
      setProblems(isAtField ? refused : { root: saidByServer(error as Error, "Falha ao registrar a perda") });
    }
  };

  const isDirty = values.amount.text !== proposed.amount.text || values.reason !== proposed.reason;
  return { values, problems, isBusy, isDirty, change, send };
}

/** Bottles break, one at a time; what else is lost has to be said. */
function proposedLoss(ingredient: Ingredient): Values {
  const bottle = typedAmount("1", ingredient);
  const isOne =
    carriedPack(ingredient).packName === "garrafa" && (bottle.quantity ?? 0) <= ingredient.quantity;
  return isOne
    ? { amount: bottle, kind: "quebra", reason: lossFacts.quebra.commonReasons[0] }
    : { amount: typedAmount("", ingredient), kind: "perda", reason: "" };
}

/** The first problem of each field. */
const problemsOf = (issues: [field: string, message: string][] = []): Problems =>
  Object.fromEntries(issues.toReversed());

function shortageOf({ quantity }: LossInput, ingredient: Ingredient): string | undefined {
  const { quantity: available } = ingredient;
  if (quantity <= available) return undefined;
  return `Só há ${amountText(available, stockUnitText(ingredient))} em estoque`;
}
