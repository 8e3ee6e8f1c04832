import type { PricedEvent } from "#shared/events/contract.ts";
import { groupBy } from "#shared/group-by.ts";
import { addTo, type Exact, sum } from "#shared/numbers/exact.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { EventFigures } from "./event-figures.ts";
import { type MarginTally, mergedMargins } from "./margin-groups.ts";
import { monthOf, monthSpan } from "./monthly-figures.ts";
import { matchesReport, type ReportFilters } from "./report-filters.ts";
import { isWithin, type Span } from "./report-period.ts";
import type { ReportedEvent } from "./reported-event.ts";
import { type DrinkTally, mergedTally } from "./top-drinks.ts";

/** The share of one event in a report, or of all events of a month. */
export type MonthPart = {
  date: string;
  figures: EventFigures;
  drinks: DrinkTally;
  margins: MarginTally;
};
export type FiguredEvent = MonthPart & { row: ReportedEvent };

/** The part of a report that comes from one month, or some days of it. */
export type Portion = {
  /** The number of matching events; only confirmed ones count below, whatever the status filter. */
  found: number;
  parts: readonly MonthPart[];
  rows: readonly ReportedEvent[];
};

export type Kind = Pick<ReportFilters, "type" | "status">;
type TimedEvent = { event: PricedEvent; time: number; figured?: FiguredEvent };

/**
 * Splits a report into months, which are the same for every span that includes them: whole months are added up once
 * per type and status. The figures of an event are computed on first use.
 */
export function reportPortions(
  events: readonly PricedEvent[],
  figure: (event: PricedEvent) => FiguredEvent,
  timeZone: TimeZone,
): (span: Span, kind: Kind) => Portion[] {
  const timed = events.map((event): TimedEvent => ({ event, time: Date.parse(event.date) }));
  const months = [...groupBy(timed, ({ event }) => monthOf(event.date, timeZone))].map(([month, own]) => ({
    ...monthSpan(month, timeZone),
    own,
    known: new Map<string, Portion>(),
  }));

  const portionOf = (some: readonly TimedEvent[], kind: Kind): Portion => {
    const found = some.filter(({ event }) => matchesReport(event, kind));
    const counted = found
      .filter(({ event }) => event.status === "confirmado")
      .map((one) => (one.figured ??= figure(one.event)));
    return { found: found.length, parts: counted, rows: counted.map(({ row }) => row) };
  };

  return (span, kind) =>
    months
      .filter(({ from, to }) => from < span.to && to > span.from)
      .map(({ from, to, own, known }) => {
        const isCut = from < span.from || to > span.to;
        if (isCut) {
          return portionOf(
            own.filter(({ time }) => isWithin(span, time)),
            kind,
          );
        }
        const name = `${kind.type} ${kind.status}`;
        const whole = known.get(name) ?? bundled(portionOf(own, kind));
        known.set(name, whole);
        return whole;
      });
}

const bundled = ({ found, parts, rows }: Portion): Portion => ({
  found,
  parts: parts.length > 0 ? [bundleOf(parts)] : [],
  rows,
});

function bundleOf(parts: readonly MonthPart[]): MonthPart {
  const byCategory = new Map<string, Exact>();
  for (const { figures } of parts) {
    for (const [category, cost] of figures.byCategory) addTo(byCategory, category, cost);
  }
  return {
    date: parts[0]?.date ?? "",
    figures: {
      revenue: sum(parts.map(({ figures }) => figures.revenue)),
      estimated: sum(parts.map(({ figures }) => figures.estimated)),
      cost: sum(parts.map(({ figures }) => figures.cost)),
      byCategory,
    },
    drinks: mergedTally(parts.map(({ drinks }) => drinks)),
    margins: mergedMargins(parts.map(({ margins }) => margins)),
  };
}
