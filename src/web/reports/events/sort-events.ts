import { eventTypeLabels } from "#shared/events/labels.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportedEvent } from "#shared/reports/reported-event.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { figureLabels } from "#web/reports/labels.ts";

const sortKeys = ["date", "name", "type", "guests", "revenue", "cost", "profit", "margin"] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sorting = { key: SortKey; isDescending: boolean };

type Reported = Pick<CompanyReport, "view" | "hasPrices">;

/** Names of the columns of a report: margins only where there are prices, profit only where revenue is by event. */
export const sortLabelsOf = ({ view, hasPrices }: Reported): Partial<Record<SortKey, string>> => ({
  date: "Data",
  name: "Evento",
  type: "Tipo",
  guests: "Convidados",
  ...figureLabels[view],
  ...(hasPrices && { margin: "Margem" }),
});

export const sortKeysOf = (report: Reported): readonly SortKey[] => {
  const labels = sortLabelsOf(report);
  return sortKeys.filter((key) => labels[key] !== undefined);
};

export const LATEST_FIRST: Sorting = { key: "date", isDescending: true };

/** Names ascending, numbers and dates descending; a second choice reverses the order. */
export function nextSorting(current: Sorting, key: SortKey): Sorting {
  if (current.key === key) return { key, isDescending: !current.isDescending };
  return { key, isDescending: key !== "name" && key !== "type" };
}

const byText = (textOf: (event: ReportedEvent) => string) => (a: ReportedEvent, b: ReportedEvent) =>
  compareTexts(textOf(a), textOf(b));

/** Below every margin without a price; not infinite, since the difference of two would be no number. */
const sortableMargin = ({ margin }: ReportedEvent) => margin ?? -Number.MAX_VALUE;

const comparisons: Record<SortKey, (a: ReportedEvent, b: ReportedEvent) => number> = {
  // ISO 8601 texts of one time zone sort by time.
  date: (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  name: byText(({ name }) => name),
  type: byText(({ type }) => eventTypeLabels[type]),
  guests: (a, b) => a.guests - b.guests,
  revenue: (a, b) => a.revenue - b.revenue,
  cost: (a, b) => a.cost - b.cost,
  profit: (a, b) => a.profit - b.profit,
  margin: (a, b) => sortableMargin(a) - sortableMargin(b),
};

export function sortEvents(
  events: readonly ReportedEvent[],
  { key, isDescending }: Sorting,
): ReportedEvent[] {
  const compare = comparisons[key];
  return events.toSorted(isDescending ? (a, b) => compare(b, a) : compare);
}
