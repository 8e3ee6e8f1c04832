import { isPast } from "#shared/events/event-days.ts";
import { byRelevance } from "#shared/events/filter-events.ts";
import type { StockState } from "#shared/night/stock-state.ts";
import type { Clock } from "#shared/time/clock.ts";

/**
 * Splits events at the start of today. Past events whose stock is still withdrawn form a group of their own: somebody
 * has to record their return.
 */
export function upcomingAndPast<E extends { id: number; date: string; stockState?: StockState }>(
  events: readonly E[],
  clock: Clock,
) {
  const ordered = byRelevance(events, clock);
  const firstPast = ordered.findIndex(isPast(clock));
  const end = firstPast === -1 ? ordered.length : firstPast;
  const over = ordered.slice(end);
  return {
    awaited: over.filter(({ stockState }) => stockState === "out"),
    upcoming: ordered.slice(0, end),
    past: over.filter(({ stockState }) => stockState !== "out"),
  };
}
