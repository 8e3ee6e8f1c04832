import { useDeferredValue, useMemo } from "react";
import { eventTypes, listedStatuses } from "#shared/events/enumerations.ts";
import { type EventFilters, NO_FILTERS } from "#shared/events/filter-events.ts";
import { isSameWord } from "#shared/text/search.ts";
import { useDebouncedAddress } from "#web/app/address/use-debounced-address.ts";

/** The address holds the filters: other screens link to them, and a reload or the way back keeps them. */
export function useEventFilters() {
  const [query, setQuery] = useDebouncedAddress();
  // What is typed shows at once; a thousand events may follow a moment later.
  const applied = useDeferredValue(query);

  return {
    /** As they stand in the fields. */
    filters: useMemo(() => filtersAt(query), [query]),
    /** As the list has them. */
    applied: useMemo(() => filtersAt(applied), [applied]),
    setFilters: (filters: EventFilters) => setQuery(addressOf(filters)),
  };
}

export const countFilters = ({ name, ...others }: EventFilters): number =>
  [name.trim(), ...Object.values(others)].filter(Boolean).length;

const names = { name: "nome", type: "tipo", status: "status", from: "de", to: "ate" } as const;

/** What is unknown filters nothing: an old or mistyped link still shows the events. */
function filtersAt(search: string): EventFilters {
  const address = new URLSearchParams(search);
  const oneOf = (allowed: readonly string[], value: string | null) =>
    allowed.find((one) => isSameWord(one, value ?? "")) ?? "";
  return {
    name: address.get(names.name) ?? "",
    type: oneOf(eventTypes, address.get(names.type)),
    status: oneOf(listedStatuses, address.get(names.status)),
    from: dayIn(address.get(names.from)),
    to: dayIn(address.get(names.to)),
  };
}

const dayIn = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : "");

function addressOf(filters: EventFilters): string {
  const address = new URLSearchParams();
  for (const key of Object.keys(NO_FILTERS) as (keyof EventFilters)[]) {
    if (filters[key]) address.set(names[key], filters[key]);
  }
  return address.toString();
}
