import { useCallback } from "react";
import { type ChargeFilter, chargeFilters } from "#shared/payments/charges/charge-filters.ts";
import { SHOWN_PARAMETER } from "#web/address/links.ts";
import { choiceIn } from "#web/address/read-parameter.ts";
import { useDebouncedAddress } from "#web/address/use-debounced-address.ts";

/** Keeps the chosen filter in the address: other pages link to it, and it survives reloads. */
export function useChargeFilter(): [filter: ChargeFilter, choose: (filter: ChargeFilter) => void] {
  const [query, setQuery] = useDebouncedAddress();
  const chosen = choiceIn(new URLSearchParams(query).get(SHOWN_PARAMETER), chargeFilters);
  const choose = useCallback(
    (filter: ChargeFilter) =>
      setQuery(filter === "todos" ? "" : new URLSearchParams({ [SHOWN_PARAMETER]: filter }).toString()),
    [setQuery],
  );
  return [chargeFilters.find((filter) => filter === chosen) ?? "todos", choose];
}
