import type { ReportedEvent } from "#shared/reports/reported-event.ts";

/**
 * Keys rows by position: another filter then updates existing rows, which takes half as long as creating new ones.
 * Only for rows without state.
 */
export const keyedByPosition = (
  events: readonly ReportedEvent[],
): { event: ReportedEvent; place: string }[] =>
  events.map((event, index) => ({ event, place: String(index) }));
