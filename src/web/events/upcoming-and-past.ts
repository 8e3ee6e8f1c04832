import { byRelevance } from "#shared/events/filter-events.ts";
import { localDay } from "#shared/events/local-day.ts";

/** In the order of relevance, cut where what is over begins; today's events are still to come. */
export function upcomingAndPast<E extends { id: number; date: string }>(events: readonly E[], now: Date) {
  const ordered = byRelevance(events, now);
  const today = localDay(now);
  const firstPast = ordered.findIndex(({ date }) => localDay(date) < today);
  const end = firstPast === -1 ? ordered.length : firstPast;
  return { upcoming: ordered.slice(0, end), past: ordered.slice(end) };
}
