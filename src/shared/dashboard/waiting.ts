import type { CateringEvent } from "#shared/events/contract.ts";
import { hasBegun } from "#shared/events/event-days.ts";
import type { Day } from "#shared/numbers/day.ts";
import type { AgendaDay, AgendaEntry } from "./agenda.ts";

type Withdrawn = Pick<CateringEvent, "id" | "date" | "active" | "stockState">;

/** Events that have begun and whose stock is still out, the oldest first: somebody has to record the return. */
export function awaitedReturns<E extends Withdrawn>(events: readonly E[], now: Date): E[] {
  return events
    .filter((event) => event.active === "true" && event.stockState === "out" && hasBegun(event, now))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
}

type Returned = Pick<CateringEvent, "id" | "active" | "stockState" | "stockMovedAt">;

const RECENT_MS = 7 * 86_400_000;
const MOST_RECENT = 5;

/** Events whose stock came back in the last week, the latest first: a phone may still send what was counted there. */
export function recentReturns<E extends Returned>(events: readonly E[], now: Date): E[] {
  const movedAt = ({ stockMovedAt }: Returned) => Date.parse(stockMovedAt ?? "");
  return events
    .filter(
      (event) =>
        event.active === "true" && event.stockState === "back" && movedAt(event) >= now.getTime() - RECENT_MS,
    )
    .sort((a, b) => movedAt(b) - movedAt(a) || b.id - a.id)
    .slice(0, MOST_RECENT);
}

type Purchase = {
  /** The day before the first event that is short, or that event's day if it is today. */
  by: Day;
  isToday: boolean;
  /** The events that are short of something. */
  events: number;
};

/** Something has to be bought for it; a quote may never happen. */
const needsPurchase = ({ event, short }: AgendaEntry<Pick<CateringEvent, "status">>): boolean =>
  short.length > 0 && event.status !== "orçamento";

/** By when and for how many events of an agenda something has to be bought; undefined if the stock is enough. */
export function purchaseAhead(
  days: readonly AgendaDay<Pick<CateringEvent, "status">>[],
): Purchase | undefined {
  const first = days.findIndex(({ entries }) => entries.some(needsPurchase));
  const by = days[Math.max(0, first - 1)];
  if (first < 0 || !by) return undefined;
  const wanting = days.flatMap(({ entries }) => entries.filter(needsPurchase));
  return {
    by: by.day,
    isToday: first <= 1,
    events: wanting.length,
  };
}
