import { useMemo } from "react";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockStatuses } from "#shared/ingredients/stock-status.ts";
import { SEARCH_PARAMETER } from "#web/address/use-address-search.ts";
import { useDebouncedAddress } from "#web/address/use-debounced-address.ts";
import type { StockFilters } from "./filter-stock.ts";

/** Keeps the filters in the address: other pages link to them, and they survive reloads. */
export function useStockFilters(): [StockFilters, (filters: StockFilters) => void] {
  const [query, setQuery] = useDebouncedAddress();
  const filters = useMemo(() => filtersAt(new URLSearchParams(query)), [query]);
  return [filters, (next) => setQuery(addressOf(next))];
}

/** Unknown values do not filter: an old or mistyped link still shows the stock. */
function filtersAt(address: URLSearchParams): StockFilters {
  return {
    search: address.get(SEARCH_PARAMETER) ?? "",
    category: ingredientCategories.find((category) => category === address.get("categoria")),
    status: stockStatuses.find((status) => status === address.get("status")),
  };
}

function addressOf({ search, category, status }: StockFilters): string {
  const address = new URLSearchParams();
  if (search) address.set(SEARCH_PARAMETER, search);
  if (category) address.set("categoria", category);
  if (status) address.set("status", status);
  return address.toString();
}
