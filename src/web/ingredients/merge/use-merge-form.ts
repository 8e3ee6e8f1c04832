import { useState } from "react";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { mergeInput } from "#shared/ingredients/merge/contract.ts";
import { mergeFactor } from "#shared/ingredients/merge/merge-factor.ts";
import { mergeQuestion } from "#shared/ingredients/merge/merge-question.ts";
import { parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
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
  /** Undefined until somebody types: what is proposed then stands in the field. */
  const [typed, setTyped] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});

  const other = stock.find(({ id }) => id === otherId);
  const [first, second] = isSwapped ? [other, subject] : [subject, other];
  const question = first && second && mergeQuestion(first, second);
  const answer = typed ?? ungroupedDecimal(question?.proposed);
  const answered = parseDecimal(answer);
  const entered = question && answered !== undefined ? question.factorOf(answered) : undefined;
  const measured = first && second && mergeFactor(first, second, entered);

  const send = async () => {
    if (!first || !second) return setProblems({ into: "Escolha o outro item" });
    const parsed = mergeInput.safeParse({ into: second.id, factor: question && (entered ?? answer) });
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
    first,
    second,
    other,
    question,
    answer,
    problems,
    isBusy,
    send,
    /** Undefined while it is not known. */
    factor: measured && "factor" in measured && measured.factor.numerator > 0n ? measured.factor : undefined,
    choose: (id: number) => {
      setOtherId(id);
      setTyped(undefined);
      setProblems({});
    },
    typeAnswer: (text: string) => {
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
