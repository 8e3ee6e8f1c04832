import { useCallback } from "react";
import { SHOWN_PARAMETER } from "#web/address/links.ts";
import { choiceIn } from "#web/address/read-parameter.ts";
import { SEARCH_PARAMETER } from "#web/address/use-address-search.ts";
import { useDebouncedAddress } from "#web/address/use-debounced-address.ts";

export const clientFilters = ["todos", "em-aberto", "vencidos"] as const;
export type ClientFilter = (typeof clientFilters)[number];

type ClientFilters = { search: string; shown: ClientFilter };

/** Search and chosen amounts, in the address: they survive reloads and Back. */
export function useClientFilters(): [filters: ClientFilters, change: (filters: ClientFilters) => void] {
  const [query, setQuery] = useDebouncedAddress();
  const address = new URLSearchParams(query);
  const chosen = choiceIn(address.get(SHOWN_PARAMETER), clientFilters);
  const change = useCallback(
    ({ search, shown }: ClientFilters) => {
      const next = new URLSearchParams();
      if (search) next.set(SEARCH_PARAMETER, search);
      if (shown !== "todos") next.set(SHOWN_PARAMETER, shown);
      setQuery(next.toString());
    },
    [setQuery],
  );
  const shown = clientFilters.find((filter) => filter === chosen) ?? "todos";
  return [{ search: address.get(SEARCH_PARAMETER) ?? "", shown }, change];
}
