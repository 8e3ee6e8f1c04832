import type { CateringEvent } from "#shared/events/contract.ts";
import { groupBy } from "#shared/group-by.ts";
import { addTo, type Exact, sum } from "#shared/numbers/exact.ts";
import type { ReportedEvent } from "./company-report.ts";
import type { EventFigures } from "./event-figures.ts";
import { monthOf, monthSpan } from "./monthly-figures.ts";
import { matchesReport, type ReportFilters } from "./report-filters.ts";
import { isWithin, type Span } from "./report-period.ts";
import { type DrinkTally, mergedTally } from "./top-drinks.ts";

/** What one event adds to a report, or all events of a month together. */
export type MonthPart = { date: string; figures: EventFigures; drinks: DrinkTally };
export type FiguredEvent = MonthPart & { row: ReportedEvent };

/** What the events of a month, or of some days of it, are to a report. */
export type Portion = {
  /** How many meet the filters; of these only confirmed ones count below, whatever status is filtered by. */
  found: number;
  parts: readonly MonthPart[];
  rows: readonly ReportedEvent[];
};

type Kind = Pick<ReportFilters, "type" | "status">;
type TimedEvent = { event: CateringEvent; time: number; figured?: FiguredEvent };

/**
 * Most of what a report looks at are whole months, the same for every span that has them: each is gone through and
 * added up once for every kind of events that is asked for. An event is figured out when it is first needed.
 */
export function reportPortions(
  events: readonly CateringEvent[],
  figure: (event: CateringEvent) => FiguredEvent,
): (span: Span, kind: Kind) => Portion[] {
  const timed = events.map((event): TimedEvent => ({ event, time: Date.parse(event.date) }));
  const months = [...groupBy(timed, ({ event }) => monthOf(event.date))].map(([month, own]) => ({
    ...monthSpan(month),
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
      cost: sum(parts.map(({ figures }) => figures.cost)),
      byCategory,
    },
    drinks: mergedTally(parts.map(({ drinks }) => drinks)),
  };
}
