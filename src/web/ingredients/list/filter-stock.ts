import type { Ingredient } from "#shared/ingredients/contract.ts";
import { type StockStatus, stockStatus } from "#shared/ingredients/stock-status.ts";

/** Undefined category and status do not filter. */
export type StockFilters = { search: string; category?: Ingredient["category"]; status?: StockStatus };

type Filtered = Pick<Ingredient, "category" | "quantity" | "minQuantity">;

export const isFiltering = ({ search, category, status }: StockFilters) =>
  search.trim() !== "" || category !== undefined || status !== undefined;

export const filterStock = <T extends Filtered>(
  ingredients: readonly T[],
  { category, status }: Omit<StockFilters, "search">,
): readonly T[] =>
  category === undefined && status === undefined
    ? ingredients
    : ingredients.filter(
        (ingredient) =>
          (category === undefined || ingredient.category === category) &&
          (status === undefined || stockStatus(ingredient) === status),
      );
