import type { PricedEvent } from "#shared/events/contract.ts";
import { rounded, sum } from "#shared/numbers/exact.ts";
import { margin } from "#shared/payments/margin/margin.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { cashParts, cashRows, type MoneyPart } from "./cash-view.ts";
import { type CategoryCost, costByCategory } from "./cost-by-category.ts";
import { type CategorizedIngredient, eventFigures } from "./event-figures.ts";
import { keptOfEvents, keptOfReceipts } from "./kept-deposits.ts";
import { groupMargins, type Margins, marginTally } from "./margin-groups.ts";
import { type MonthFigures, monthlyFigures } from "./monthly-figures.ts";
import type { Receipts } from "./receipts.ts";
import type { ReportFilters, ReportView } from "./report-filters.ts";
import { previousSpan, reportSpan, type Span } from "./report-period.ts";
import { type FiguredEvent, type MonthPart, type Portion, reportPortions } from "./report-portions.ts";
import { type ReportTotals, reportTotals, variation } from "./report-totals.ts";
import { type ReportedEvent, reportedEvent } from "./reported-event.ts";
import { drinkTally, type PopularDrink, topDrinks } from "./top-drinks.ts";

export type CompanyReport = {
  view: ReportView;
  span: Span;
  /** The number of events that match the filters, and of all events; only confirmed matches count below. */
  found: number;
  total: number;
  totals: ReportTotals;
  /** How much of the revenue is estimated, since its events have no price. */
  estimatedRevenue: number;
  /** What cancelled events have left: part of the revenue by receipt, beside that by event. */
  keptDeposits: number;
  /** True if the revenue of some events is their price. If not, and in the view by receipt, there are no margins. */
  hasPrices: boolean;
  /** The margin of the totals in per cent; undefined as soon as they include an estimate. */
  margin: number | undefined;
  margins: Margins;
  /** The change against the previous period in per cent; undefined without one to compare with. */
  variations: Record<keyof ReportTotals, number | undefined>;
  popularDrinks: PopularDrink[];
  categories: CategoryCost[];
  months: MonthFigures[];
  events: ReportedEvent[];
};

const noReceipts: Receipts = () => [];

/**
 * Computes the report for any filters. The figures of each event are computed once per list of events and stock: for
 * thousands of events that takes longer than a filter may. Receipts are needed for the view by receipt only.
 */
export function reportOn(
  events: readonly PricedEvent[],
  ingredients: ReadonlyMap<number, CategorizedIngredient>,
  timeZone: TimeZone,
): (filters: ReportFilters, now: Date, receipts?: Receipts) => CompanyReport {
  const portionsOf = reportPortions(events, (event) => figured(event, ingredients), timeZone);
  const partsOf = (portions: readonly Portion[]) => portions.flatMap(({ parts }) => parts);

  return (filters, now, receipts = noReceipts) => {
    const { view } = filters;
    const isCash = view === "recebimento";
    const span = reportSpan(filters, { now, timeZone });
    const before = previousSpan(filters, { now, timeZone });
    const portions = portionsOf(span, filters);
    const parts = partsOf(portions);
    const received = isCash ? receipts(span, filters) : [];
    const money = isCash ? cashParts(parts, received) : parts;
    const totals = totalsOf(money);
    const counted = portions.flatMap(({ rows }) => rows);
    const rows = isCash ? cashRows(counted, received) : counted;
    const totalsBefore = (earlier: Span) => {
      const some = partsOf(portionsOf(earlier, filters));
      return totalsOf(isCash ? cashParts(some, receipts(earlier, filters)) : some);
    };
    return {
      view,
      span,
      found: portions.reduce((count, { found }) => count + found, 0),
      total: events.length,
      totals,
      estimatedRevenue: rounded(sum(money.map(({ figures }) => figures.estimated)), 2),
      keptDeposits: isCash ? keptOfReceipts(received) : keptOfEvents(events, span, filters),
      ...(isCash ? NO_MARGINS : marginsOf(rows, parts, totals)),
      variations: variationsOf(totals, before && totalsBefore(before)),
      popularDrinks: topDrinks(parts.map(({ drinks }) => drinks)),
      categories: costByCategory(parts.map(({ figures }) => figures)),
      months: monthlyFigures(money, timeZone),
      events: rows,
    };
  };
}

function figured(event: PricedEvent, ingredients: ReadonlyMap<number, CategorizedIngredient>): FiguredEvent {
  const figures = eventFigures(event, ingredients);
  return {
    date: event.date,
    figures,
    drinks: drinkTally(event),
    margins: marginTally(event, figures),
    row: reportedEvent(event, figures),
  };
}

const totalsOf = (parts: readonly MoneyPart[]) => reportTotals(parts.map(({ figures }) => figures));

type ReportMargins = Pick<CompanyReport, "hasPrices" | "margin" | "margins">;

const NO_MARGINS: ReportMargins = {
  hasPrices: false,
  margin: undefined,
  margins: { byClient: [], byType: [] },
};

function marginsOf(
  rows: readonly ReportedEvent[],
  parts: readonly MonthPart[],
  { revenue, cost }: ReportTotals,
): ReportMargins {
  const hasPrices = rows.some(({ isEstimated }) => !isEstimated);
  if (!hasPrices) return NO_MARGINS;
  const hasEstimates = rows.some(({ isEstimated }) => isEstimated);
  return {
    hasPrices,
    margin: hasEstimates ? undefined : margin(revenue, cost),
    margins: groupMargins(parts.map(({ margins }) => margins)),
  };
}

const variationsOf = (now: ReportTotals, before: ReportTotals | undefined) => ({
  revenue: before && variation(now.revenue, before.revenue),
  cost: before && variation(now.cost, before.cost),
  profit: before && variation(now.profit, before.profit),
});
