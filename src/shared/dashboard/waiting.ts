import type { CateringEvent } from "#shared/events/contract.ts";
import { startOfDay } from "#shared/events/local-day.ts";
import { type ShoppingLine, shoppingTotal } from "#shared/events/shopping-list.ts";
import type { AgendaDay } from "./agenda.ts";

type Withdrawn = Pick<CateringEvent, "id" | "date" | "active" | "stockWithdrawn">;

/** Events before today whose stock is still out, the oldest first: somebody has to record the return. */
export function awaitedReturns<E extends Withdrawn>(events: readonly E[], now: Date): E[] {
  const today = startOfDay(now);
  return events
    .filter(
      ({ active, stockWithdrawn, date }) =>
        active === "true" && stockWithdrawn === "true" && Date.parse(date) < today,
    )
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
}

export type Purchase = {
  /** The day before the first event that is short, or that event's day if it is today. */
  by: Date;
  isToday: boolean;
  items: number;
  events: number;
  price: number;
};

/** What the days of an agenda need bought; undefined if the stock is enough. */
export function purchaseAhead(days: readonly AgendaDay<unknown>[]): Purchase | undefined {
  const shortDays = days.flatMap(({ entries }, position) =>
    entries.some(({ short }) => short.length > 0) ? [position] : [],
  );
  const [first] = shortDays;
  const by = days[Math.max(0, (first ?? 0) - 1)];
  if (first === undefined || !by) return undefined;
  const short: readonly (readonly ShoppingLine[])[] = days
    .flatMap(({ entries }) => entries.map((entry) => entry.short))
    .filter((lines) => lines.length > 0);
  const lines = short.flat();
  return {
    by: by.date,
    isToday: first <= 1,
    items: new Set(lines.map(({ ingredientId }) => ingredientId)).size,
    events: short.length,
    price: shoppingTotal(lines),
  };
}
