import { type Exact, plus, sum } from "#shared/exact.ts";
import { groupBy } from "#shared/group-by.ts";
import type { EventFigures } from "./event-figures.ts";
import { monthSpan } from "./monthly-figures.ts";
import type { Span } from "./report-period.ts";
import { type DrinkTally, mergedTally } from "./top-drinks.ts";

/** What one event adds to a report, or all events of a month together. */
export type MonthPart = { date: string; figures: EventFigures; drinks: DrinkTally };
type Dated = MonthPart & { month: string };

/**
 * Most of what a report adds up are whole months, the same for every filter that has them: each is added up once.
 * Events of the same `kind` and month must always be the same ones.
 */
export function monthBundles() {
  const known = new Map<string, MonthPart>();
  return (events: readonly Dated[], span: Span, kind: string): MonthPart[] =>
    [...groupBy(events, ({ month }) => month)].flatMap(([month, own]) => {
      const whole = monthSpan(month);
      if (whole.from < span.from || whole.to > span.to) return own;
      const key = `${kind} ${month}`;
      const bundle = known.get(key) ?? bundleOf(own);
      known.set(key, bundle);
      return [bundle];
    });
}

function bundleOf(events: readonly Dated[]): MonthPart {
  const byCategory = new Map<string, Exact>();
  for (const { figures } of events) {
    for (const [category, cost] of figures.byCategory) {
      const before = byCategory.get(category);
      byCategory.set(category, before ? plus(before, cost) : cost);
    }
  }
  return {
    date: events[0]?.date ?? "",
    figures: {
      revenue: sum(events.map(({ figures }) => figures.revenue)),
      cost: sum(events.map(({ figures }) => figures.cost)),
      byCategory,
    },
    drinks: mergedTally(events.map(({ drinks }) => drinks)),
  };
}
