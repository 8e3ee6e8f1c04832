import type { CateringEvent } from "#shared/events/contract.ts";
import { type CategoryCost, costByCategory } from "./cost-by-category.ts";
import { type CategorizedIngredient, type EventFigures, eventFigures } from "./event-figures.ts";
import { type MonthFigures, monthlyFigures } from "./monthly-figures.ts";
import type { ReportFilters } from "./report-filters.ts";
import { previousSpan, reportSpan, type Span } from "./report-period.ts";
import { type FiguredEvent, type MonthPart, type Portion, reportPortions } from "./report-portions.ts";
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
  /** The number of events that match the filters, and of all events; only confirmed matches count below. */
  found: number;
  total: number;
  totals: ReportTotals;
  /** The change against the previous period in per cent; undefined without one to compare with. */
  variations: Record<keyof ReportTotals, number | undefined>;
  popularDrinks: PopularDrink[];
  categories: CategoryCost[];
  months: MonthFigures[];
  events: ReportedEvent[];
};

/**
 * Computes the report for any filters. The figures of each event are computed once per list of events and stock: for
 * thousands of events that takes longer than a filter may.
 */
export function reportOn(
  events: readonly CateringEvent[],
  ingredients: ReadonlyMap<number, CategorizedIngredient>,
): (filters: ReportFilters, now: Date) => CompanyReport {
  const portionsOf = reportPortions(events, (event) => figured(event, ingredients));
  const partsOf = (portions: readonly Portion[]) => portions.flatMap(({ parts }) => parts);

  return (filters, now) => {
    const span = reportSpan(filters, now);
    const before = previousSpan(filters, now);
    const portions = portionsOf(span, filters);
    const parts = partsOf(portions);
    const totals = totalsOf(parts);
    return {
      span,
      found: portions.reduce((count, { found }) => count + found, 0),
      total: events.length,
      totals,
      variations: variationsOf(totals, before && totalsOf(partsOf(portionsOf(before, filters)))),
      popularDrinks: topDrinks(parts.map(({ drinks }) => drinks)),
      categories: costByCategory(parts.map(({ figures }) => figures)),
      months: monthlyFigures(parts),
      events: portions.flatMap(({ rows }) => rows),
    };
  };
}

function figured(
  event: CateringEvent,
  ingredients: ReadonlyMap<number, CategorizedIngredient>,
): FiguredEvent {
  const figures = eventFigures(event, ingredients);
  return { date: event.date, figures, drinks: drinkTally(event), row: reported(event, figures) };
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
