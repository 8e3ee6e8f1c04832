import { groupBy } from "#shared/group-by.ts";
import { dayIn, startOfDay } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { EventFigures } from "./event-figures.ts";
import type { Span } from "./report-period.ts";
import { type ReportTotals, reportTotals } from "./report-totals.ts";

/** "2026-12" */
export const monthOf = (moment: string, timeZone: TimeZone) => dayIn(moment, timeZone).slice(0, 7);

/** A month, its end exclusive. */
export const monthSpan = (month: string, timeZone: TimeZone): Span => ({
  from: startOfDay(`${month}-01`, timeZone),
  to: startOfDay(`${nextMonth(month)}-01`, timeZone),
});

export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

export type MonthFigures = ReportTotals & { month: string };

/** Revenue, cost and profit of each month from the first with an event to the last, empty ones included. */
export function monthlyFigures(
  events: readonly { date: string; figures: Pick<EventFigures, "revenue" | "cost"> }[],
  timeZone: TimeZone,
): MonthFigures[] {
  const byMonth = groupBy(events, ({ date }) => monthOf(date, timeZone));
  const known = [...byMonth.keys()].sort();
  const [first, last] = [known.at(0), known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: MonthFigures[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) {
    months.push({ month, ...reportTotals((byMonth.get(month) ?? []).map(({ figures }) => figures)) });
  }
  return months;
}
