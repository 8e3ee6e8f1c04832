import { useCallback } from "react";
import { useDebouncedAddress } from "./use-debounced-address.ts";

/** The search parameter in the address of every list. */
export const SEARCH_PARAMETER = "busca";

/** The search text of a list that has no other filters; it survives reloads and Back. */
export function useAddressSearch(): [search: string, setSearch: (search: string) => void] {
  const [query, setQuery] = useDebouncedAddress();
  const setSearch = useCallback(
    (search: string) => setQuery(search && new URLSearchParams({ [SEARCH_PARAMETER]: search }).toString()),
    [setQuery],
  );
  return [new URLSearchParams(query).get(SEARCH_PARAMETER) ?? "", setSearch];
}
