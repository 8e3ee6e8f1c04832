import { byRelevance } from "#shared/events/filter-events.ts";
import { startOfDay } from "#shared/events/local-day.ts";

/**
 * In the order of relevance, cut where what is over begins; today's events are still to come. Of those that are over,
 * the ones whose stock is still out wait for somebody with bottles in their hands.
 */
export function upcomingAndPast<E extends { id: number; date: string; stockWithdrawn?: string }>(
  events: readonly E[],
  now: Date,
) {
  const ordered = byRelevance(events, now);
  const today = startOfDay(now);
  const firstPast = ordered.findIndex(({ date }) => Date.parse(date) < today);
  const end = firstPast === -1 ? ordered.length : firstPast;
  const over = ordered.slice(end);
  return {
    awaited: over.filter(({ stockWithdrawn }) => stockWithdrawn === "true"),
    upcoming: ordered.slice(0, end),
    past: over.filter(({ stockWithdrawn }) => stockWithdrawn !== "true"),
  };
}
