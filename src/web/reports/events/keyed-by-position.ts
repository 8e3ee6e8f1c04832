import type { ReportedEvent } from "#shared/reports/company-report.ts";

/**
 * Events by where they stand in the list: another filter then writes into the rows that are there, which takes half
 * as long as to make new ones. Fit for rows only that keep nothing to themselves.
 */
export const keyedByPosition = (
  events: readonly ReportedEvent[],
): { event: ReportedEvent; place: string }[] =>
  events.map((event, index) => ({ event, place: String(index) }));
