import { useMemo } from "react";
import { requireMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { useUnkeptQuery } from "#web/device/use-unkept-query.ts";
import { archivedIngredientsQuery } from "./queries.ts";

/** The stock together with what is archived, for events and reports that still name it. */
export function useNamedStock(stock: Ingredient[] | undefined): Ingredient[] | undefined {
  // Without an answer the stock alone is shown: few companies have archived anything.
  const { data: archived } = useUnkeptQuery(archivedIngredientsQuery);
  return useMemo(() => (stock && archived?.length ? [...stock, ...archived] : stock), [stock, archived]);
}

/** The same with prices, for what only those open who may see them. */
export function usePricedStock(stock: Ingredient[] | undefined): PricedIngredient[] | undefined {
  const named = useNamedStock(stock);
  return useMemo(() => named && requireMoney(named), [named]);
}
