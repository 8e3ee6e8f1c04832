import { useState } from "react";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { mergeInput } from "#shared/ingredients/merge/contract.ts";
import { knownFactor, mergeFactor, proposedFactor } from "#shared/ingredients/merge/merge-factor.ts";
import { decimalOrText, parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { ApiError, saidByServer } from "#web/api/api-error.ts";
import { useMergeIngredients } from "./queries.ts";

type Problems = Partial<Record<"into" | "factor" | "root", string>>;

/** Which ingredient goes into which, and by which factor, as it is entered. */
export function useMergeForm(
  subject: PricedIngredient,
  stock: readonly PricedIngredient[],
  onDone: () => void,
) {
  const { mutateAsync: merge, isPending: isBusy } = useMergeIngredients();
  const [otherId, setOtherId] = useState<number>();
  /** The subject stays, and the other one goes into it. */
  const [isSwapped, setIsSwapped] = useState(false);
  /** Undefined until somebody types: the proposal then stands in the field. */
  const [typed, setTyped] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});

  const other = stock.find(({ id }) => id === otherId);
  const [first, second] = isSwapped ? [other, subject] : [subject, other];
  const isAsked = Boolean(first && second && !knownFactor(first.unit, second.unit));
  const factorText = typed ?? (first && second ? ungroupedDecimal(proposedFactor(first, second)) : "");
  const measured =
    first && second && mergeFactor(first, second, isAsked ? parseDecimal(factorText) : undefined);

  const send = async () => {
    if (!first || !second) return setProblems({ into: "Escolha o outro item" });
    const factor = isAsked ? decimalOrText(factorText) : undefined;
    const parsed = mergeInput.safeParse({ into: second.id, factor });
    const problem = parsed.error?.issues[0]?.message;
    setProblems(problem ? { factor: problem } : {});
    if (!parsed.success) return;
    try {
      await merge({ ...parsed.data, id: first.id, name: first.name });
      onDone();
    } catch (error) {
      const issue =
        error instanceof ApiError ? error.issues.find(({ path }) => path === "factor") : undefined;
      setProblems(
        issue
          ? { factor: issue.message }
          : { root: saidByServer(error as Error, "Falha ao juntar os itens") },
      );
    }
  };

  return {
    ...{ first, second, other, isAsked, factorText, problems, isBusy, send },
    /** Undefined while it is not known. */
    factor: measured && "factor" in measured && measured.factor.numerator > 0n ? measured.factor : undefined,
    choose: (id: number) => {
      setOtherId(id);
      setTyped(undefined);
      setProblems({});
    },
    typeFactor: (text: string) => {
      setTyped(text);
      setProblems({});
    },
    swap: () => {
      setIsSwapped(!isSwapped);
      setTyped(undefined);
      setProblems({});
    },
  };
}
