import { useCallback } from "react";
import { useDebouncedAddress } from "./use-debounced-address.ts";

/** Stands for it in the address of every list that is searched. */
export const SEARCH_PARAMETER = "busca";

/** What a list is searched for, where there is nothing else to filter it by: a reload or the way back keeps it. */
export function useAddressSearch(): [search: string, setSearch: (search: string) => void] {
  const [query, setQuery] = useDebouncedAddress();
  const setSearch = useCallback(
    (search: string) => setQuery(search && new URLSearchParams({ [SEARCH_PARAMETER]: search }).toString()),
    [setQuery],
  );
  return [new URLSearchParams(query).get(SEARCH_PARAMETER) ?? "", setSearch];
}
