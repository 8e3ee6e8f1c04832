import type { CateringEvent } from "#shared/events/contract.ts";
import { type CategoryCost, costByCategory } from "./cost-by-category.ts";
import { type EventFigures, eventFigures, type PricedIngredient } from "./event-figures.ts";
import { type MonthFigures, monthlyFigures } from "./monthly-figures.ts";
import { matchesReport, type ReportFilters } from "./report-filters.ts";
import { isWithin, previousSpan, reportSpan, type Span } from "./report-period.ts";
import { type ReportTotals, reportTotals, variation } from "./report-totals.ts";
import { type PopularDrink, topDrinks } from "./top-drinks.ts";

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
type Figured = { event: CateringEvent; time: number; figures: EventFigures; row: ReportedEvent };

/**
 * An event's figures need its fractions multiplied out, which for thousands of events takes longer than a filter may:
 * made once for a list of events and stock, the report is asked again for every filter.
 */
export function reportOn(
  events: readonly CateringEvent[],
  ingredients: ReadonlyMap<number, PricedIngredient>,
): (filters: ReportFilters, now: Date) => CompanyReport {
  const timed = events.map((event) => ({ event, time: Date.parse(event.date) }));
  const figured = new Map<CateringEvent, Figured>();
  const figuredOf = ({ event, time }: Pick<Figured, "event" | "time">): Figured => {
    const known = figured.get(event);
    if (known) return known;
    const figures = eventFigures(event, ingredients);
    const fresh = { event, time, figures, row: reported(event, figures) };
    figured.set(event, fresh);
    return fresh;
  };

  return (filters, now) => {
    const matching = timed.filter(({ event }) => matchesReport(event, filters));
    const countedIn = (within: Span): Figured[] =>
      matching
        .filter(({ event, time }) => event.status === "confirmado" && isWithin(within, time))
        .map(figuredOf);
    const span = reportSpan(filters, now);
    const counted = countedIn(span);
    const totals = totalsOf(counted);
    const before = previousSpan(filters, now);
    return {
      span,
      found: matching.filter(({ time }) => isWithin(span, time)).length,
      total: events.length,
      totals,
      variations: variationsOf(totals, before && totalsOf(countedIn(before))),
      popularDrinks: topDrinks(counted.map(({ event }) => event)),
      categories: costByCategory(counted.map(({ figures }) => figures)),
      months: monthlyFigures(counted.map(({ event: { date }, figures }) => ({ date, figures }))),
      events: counted.map(({ row }) => row),
    };
  };
}

const totalsOf = (counted: readonly Figured[]) => reportTotals(counted.map(({ figures }) => figures));

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
