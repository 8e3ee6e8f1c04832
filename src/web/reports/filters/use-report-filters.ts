import { useCallback, useMemo } from "react";
import { eventTypes } from "#shared/events/enumerations.ts";
import {
  DEFAULT_FILTERS,
  type ReportFilters,
  reportStatuses,
  reportViews,
} from "#shared/reports/report-filters.ts";
import { periods } from "#shared/reports/report-period.ts";
import { calendarDayIn, choiceIn } from "#web/address/read-parameter.ts";
import { useDebouncedAddress } from "#web/address/use-debounced-address.ts";

/** Keeps the filters in the address: a report can be bookmarked, and Back leads to the previous one. */
export function useReportFilters() {
  const [query, setQuery] = useDebouncedAddress();
  const filters = useMemo(() => filtersAt(query), [query]);
  const setFilters = useCallback(
    (next: ReportFilters) => {
      if (addressOf(next) !== addressOf(filters))
        setQuery(addressOf(next), { isStep: !isOtherDay(filters, next) });
    },
    [filters, setQuery],
  );
  // A stable function, so that the report is not rendered again.
  const clearFilters = useCallback(() => setQuery("", { isStep: true }), [setQuery]);
  return { filters, setFilters, clearFilters };
}

/** A year is typed digit by digit: the intermediate dates get no history entries. */
const isOtherDay = (before: ReportFilters, next: ReportFilters) =>
  before.period === "personalizado" &&
  addressOf({ ...next, from: "", to: "" }) === addressOf({ ...before, from: "", to: "" });

function filtersAt(search: string): ReportFilters {
  const address = new URLSearchParams(search);
  const period = periods.find((one) => one === address.get("periodo")) ?? DEFAULT_FILTERS.period;
  const dayAt = (name: string) => (period === "personalizado" ? calendarDayIn(address.get(name)) : "");
  return {
    view: reportViews.find((one) => one === address.get("por")) ?? DEFAULT_FILTERS.view,
    period,
    from: dayAt("de"),
    to: dayAt("ate"),
    type: choiceIn(address.get("tipo"), eventTypes),
    status: choiceIn(address.get("status"), reportStatuses),
  };
}

function addressOf({ view, period, from, to, type, status }: ReportFilters): string {
  const address = new URLSearchParams();
  if (period !== DEFAULT_FILTERS.period) address.set("periodo", period);
  if (period === "personalizado" && from) address.set("de", from);
  if (period === "personalizado" && to) address.set("ate", to);
  if (type) address.set("tipo", type);
  if (status) address.set("status", status);
  if (view !== DEFAULT_FILTERS.view) address.set("por", view);
  return address.toString();
}
