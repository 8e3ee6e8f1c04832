import { useDeferredValue, useMemo } from "react";
import { eventStatuses, eventTypes } from "#shared/events/enumerations.ts";
import { type EventFilters, NO_FILTERS } from "#shared/events/filter-events.ts";
import {
  CLIENT_PARAMETER,
  DISABLED_PARAMETER,
  MONTH_PARAMETER,
  UNRECORDED_PARAMETER,
  VIEW_PARAMETER,
  YES,
} from "#web/address/links.ts";
import { calendarDayIn, choiceIn } from "#web/address/read-parameter.ts";
import { useDebouncedAddress } from "#web/address/use-debounced-address.ts";

/** Keeps the filters in the address: other pages link to them, and they survive reloads and Back. */
export function useEventFilters({ isMonth }: { isMonth: boolean }) {
  const [query, setQuery] = useDebouncedAddress();
  // The input updates first; a thousand events may follow a moment later.
  const applied = useDeferredValue(query);

  return {
    filters: useMemo(() => filtersAt(query, isMonth), [query, isMonth]),
    applied: useMemo(() => filtersAt(applied, isMonth), [applied, isMonth]),
    setFilters: (filters: EventFilters) => setQuery(addressOf(filters, query)),
  };
}

export const countFilters = ({ name, ...others }: EventFilters): number =>
  [name.trim(), ...Object.values(others)].filter(Boolean).length;

const names = {
  name: "nome",
  type: "tipo",
  status: "status",
  from: "de",
  to: "ate",
  client: CLIENT_PARAMETER,
  isDisabled: DISABLED_PARAMETER,
  isUnrecorded: UNRECORDED_PARAMETER,
} as const;

function filtersAt(search: string, isMonth: boolean): EventFilters {
  const address = new URLSearchParams(search);
  return {
    name: address.get(names.name) ?? "",
    type: choiceIn(address.get(names.type), eventTypes),
    status: choiceIn(address.get(names.status), eventStatuses),
    from: calendarDayIn(address.get(names.from)),
    to: calendarDayIn(address.get(names.to)),
    client: /^[1-9]\d*$/.exec(address.get(names.client) ?? "")?.[0] ?? "",
    // A month never shows them.
    isDisabled: !isMonth && choiceIn(address.get(names.isDisabled), [YES]) === YES,
    isUnrecorded: choiceIn(address.get(names.isUnrecorded), [YES]) === YES,
  };
}

/** The filters in place of those of an address; how the events are shown stays. */
function addressOf(filters: EventFilters, present: string): string {
  const address = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(present)) {
    if (name === VIEW_PARAMETER || name === MONTH_PARAMETER) address.set(name, value);
  }
  for (const key of Object.keys(NO_FILTERS) as (keyof EventFilters)[]) {
    const value = filters[key];
    if (value) address.set(names[key], value === true ? YES : value);
  }
  return address.toString();
}
