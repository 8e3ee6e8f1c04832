import { useLocation, useSearch } from "wouter";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockStatuses } from "#shared/ingredients/stock-status.ts";
import type { StockFilters } from "./filter-stock.ts";

/** The address holds the filters: other screens link to them, and a reload keeps them. */
export function useStockFilters(): [StockFilters, (filters: StockFilters) => void] {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());

  const setFilters = (filters: StockFilters) => {
    const query = addressOf(filters);
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  return [filtersAt(address), setFilters];
}

/** What is unknown filters nothing: an old or mistyped link still shows the stock. */
function filtersAt(address: URLSearchParams): StockFilters {
  return {
    search: address.get("busca") ?? "",
    category: ingredientCategories.find((category) => category === address.get("categoria")),
    status: stockStatuses.find((status) => status === address.get("status")),
  };
}

function addressOf({ search, category, status }: StockFilters): string {
  const address = new URLSearchParams();
  if (search) address.set("busca", search);
  if (category) address.set("categoria", category);
  if (status) address.set("status", status);
  return address.toString();
}
