import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { archivedIngredientsQuery } from "./queries.ts";

/** The stock together with what is archived, for events and reports that still name it. */
export function useNamedStock(stock: Ingredient[] | undefined): Ingredient[] | undefined {
  // Without an answer the stock alone is shown: few companies have archived anything.
  const { data: archived } = useQuery(archivedIngredientsQuery);
  return useMemo(() => (stock && archived?.length ? [...stock, ...archived] : stock), [stock, archived]);
}
