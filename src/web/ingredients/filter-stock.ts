import type { Ingredient } from "#shared/ingredients/contract.ts";
import { type StockStatus, stockStatus } from "#shared/ingredients/stock-status.ts";
import { matchesSearch } from "#shared/search.ts";

/** Undefined where everything is wanted. */
export type StockFilters = { search: string; category?: Ingredient["category"]; status?: StockStatus };

type Filtered = Pick<Ingredient, "name" | "category" | "quantity" | "minQuantity">;

export const isFiltering = ({ search, category, status }: StockFilters) =>
  search.trim() !== "" || category !== undefined || status !== undefined;

export const filterStock = <T extends Filtered>(ingredients: readonly T[], filters: StockFilters): T[] =>
  ingredients.filter(
    (ingredient) =>
      (filters.category === undefined || ingredient.category === filters.category) &&
      (filters.status === undefined || stockStatus(ingredient) === filters.status) &&
      matchesSearch(filters.search, ingredient.name),
  );
