import type { CateringEvent } from "#shared/events/contract.ts";
import { type CategoryCost, costByCategory } from "./cost-by-category.ts";
import { type EventFigures, eventFigures, type PricedIngredient } from "./event-figures.ts";
import { type MonthPart, monthBundles } from "./month-bundles.ts";
import { type MonthFigures, monthlyFigures, monthOf } from "./monthly-figures.ts";
import { matchesReport, type ReportFilters } from "./report-filters.ts";
import { isWithin, previousSpan, reportSpan, type Span } from "./report-period.ts";
import { type ReportTotals, reportTotals, variation } from "./report-totals.ts";
import { drinkTally, type PopularDrink, topDrinks } from "./top-drinks.ts";

export type ReportedEvent = {
  id: number;
  name: string;
  date: string;
  type: CateringEvent["type"];
  guests: number;
  isDisabled: boolean;
} & ReportTotals;

export type CompanyReport = {
  span: Span;
  /** Events that meet the filters, and all there are; of the former only confirmed ones count below. */
  found: number;
  total: number;
  totals: ReportTotals;
  /** Against the period before, in per cent; undefined where there is nothing to compare with. */
  variations: Record<keyof ReportTotals, number | undefined>;
  popularDrinks: PopularDrink[];
  categories: CategoryCost[];
  months: MonthFigures[];
  events: ReportedEvent[];
};

/** What an event adds to a report; worked out when it is first asked for. */
type Figured = MonthPart & { month: string; row: ReportedEvent };

/**
 * An event's figures need its fractions multiplied out, which for thousands of events takes longer than a filter may:
 * made once for a list of events and stock, the report is asked again for every filter.
 */
export function reportOn(
  events: readonly CateringEvent[],
  ingredients: ReadonlyMap<number, PricedIngredient>,
): (filters: ReportFilters, now: Date) => CompanyReport {
  const timed = events.map((event) => ({
    event,
    time: Date.parse(event.date),
    figured: undefined as Figured | undefined,
  }));
  const bundled = monthBundles();

  return (filters, now) => {
    const span = reportSpan(filters, now);
    const before = previousSpan(filters, now);
    const counted: Figured[] = [];
    const countedBefore: Figured[] = [];
    let found = 0;
    for (const one of timed) {
      if (!matchesReport(one.event, filters)) continue;
      const isFound = isWithin(span, one.time);
      if (isFound) found += 1;
      else if (!before || !isWithin(before, one.time)) continue;
      if (one.event.status !== "confirmado") continue;
      one.figured ??= figuredOf(one.event, ingredients);
      (isFound ? counted : countedBefore).push(one.figured);
    }
    // Only confirmed events count, whatever status is filtered by: the type alone tells the bundles of a month apart.
    const parts = bundled(counted, span, filters.type);
    const totals = totalsOf(parts);
    return {
      span,
      found,
      total: events.length,
      totals,
      variations: variationsOf(totals, before && totalsOf(bundled(countedBefore, before, filters.type))),
      popularDrinks: topDrinks(parts.map(({ drinks }) => drinks)),
      categories: costByCategory(parts.map(({ figures }) => figures)),
      months: monthlyFigures(parts),
      events: counted.map(({ row }) => row),
    };
  };
}

function figuredOf(event: CateringEvent, ingredients: ReadonlyMap<number, PricedIngredient>): Figured {
  const { date } = event;
  const figures = eventFigures(event, ingredients);
  return { date, month: monthOf(date), figures, drinks: drinkTally(event), row: reported(event, figures) };
}

const totalsOf = (parts: readonly MonthPart[]) => reportTotals(parts.map(({ figures }) => figures));

const variationsOf = (now: ReportTotals, before: ReportTotals | undefined) => ({
  revenue: before && variation(now.revenue, before.revenue),
  cost: before && variation(now.cost, before.cost),
  profit: before && variation(now.profit, before.profit),
});

const reported = (event: CateringEvent, figures: EventFigures): ReportedEvent => ({
  id: event.id,
  name: event.name,
  date: event.date,
  type: event.type,
  guests: event.guests,
  isDisabled: event.active === "false",
  ...reportTotals([figures]),
});
