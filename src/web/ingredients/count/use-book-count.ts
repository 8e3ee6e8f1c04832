import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { ApiError } from "#web/api/api-error.ts";
import { NO_CONNECTION } from "#web/browser/connection.ts";
import { ingredientsQuery, useCountStock, useFreshStock } from "#web/ingredients/queries.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { countedLines, countGroups, countTotals, type StockCountItem, unusualCounts } from "./count-plan.ts";
import { countFieldId } from "./count-row.tsx";
import type { useCountDraft } from "./use-count-draft.ts";

/** Books a draft of a count against the stock as it is, or shows the item that is in the way. */
export function useBookCount({ draft, discard }: ReturnType<typeof useCountDraft>, onBooked: () => void) {
  const { data: stock = [] } = useQuery(ingredientsQuery);
  const freshStock = useFreshStock();
  const { mutateAsync: book, isPending } = useCountStock();
  const [problem, setProblem] = useState<string>();
  /** The counts that are asked about before they are saved. */
  const [asked, setAsked] = useState<readonly StockCountItem[]>();
  const [category, setCategory] = useState<Ingredient["category"]>();
  const groups = countGroups(stock, draft);
  const items = groups.flatMap((group) => group.items);
  const totals = countTotals(items);

  const showItem = ({ ingredient }: StockCountItem) => {
    // It may be in a category that is not shown.
    flushSync(() => setCategory(undefined));
    focusField(ingredient.id);
  };

  const save = useSingleFlight(async () => {
    setProblem(undefined);
    const obstacle = totals.wrong ?? totals.outdated;
    if (obstacle) return showItem(obstacle);
    const unusual = unusualCounts(items);
    const isAsked = asked !== undefined;
    setAsked(undefined);
    if (unusual[0] && !isAsked) {
      // The question gives the focus back to where it was opened.
      showItem(unusual[0]);
      return setAsked(unusual);
    }
    try {
      await book(countedLines(items));
      discard();
      onBooked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(problemOf(error));
      // Lines that others have changed since are marked by the stock as it is now.
      if (![400, 409].includes(error.status)) return;
      const present = await freshStock().catch((): Ingredient[] => []);
      const { outdated } = countTotals(countGroups(present, draft).flatMap((group) => group.items));
      if (outdated) showItem(outdated);
    }
  });

  // Lines of items that were archived since are counted, too.
  const lines = Object.keys(draft).length;
  return {
    groups,
    category,
    setCategory,
    items,
    totals,
    lines,
    problem,
    isPending,
    save,
    asked,
    correct: () => setAsked(undefined),
  };
}

function focusField(ingredientId: number) {
  const field = document.getElementById(countFieldId(ingredientId));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

function problemOf(error: ApiError): string {
  if (error.status === 0) return NO_CONNECTION;
  if (error.message === VERSION_CONFLICT) {
    return "O estoque mudou durante a contagem. Confira os itens marcados e salve de novo.";
  }
  return error.serverMessage ?? "Falha ao salvar a contagem. Ela está guardada neste aparelho.";
}
