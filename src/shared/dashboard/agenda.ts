import type { CateringEvent } from "#shared/events/contract.ts";
import { localDay } from "#shared/events/local-day.ts";
import type { StockForecast } from "#shared/events/stock/reservations.ts";
import type { ShoppingIngredient, ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { stockIndicator } from "#shared/events/stock/stock-indicator.ts";
import { groupBy } from "#shared/group-by.ts";
import { isOnAgenda } from "./figures.ts";

export const AGENDA_DAYS = 14;

type Planned = Pick<
  CateringEvent,
  "id" | "date" | "status" | "active" | "stockState" | "drinks" | "supplies"
>;
export type AgendaStock = {
  ingredients: ReadonlyMap<number, ShoppingIngredient>;
  forecast: StockForecast;
  now: Date;
};

/** An event with the items its stock is short of, if any. */
export type AgendaEntry<E> = { event: E; short: readonly ShoppingLine[] };
export type AgendaDay<E> = { date: Date; entries: readonly AgendaEntry<E>[] };

export function agendaEntry<E extends Planned>(event: E, stock: AgendaStock): AgendaEntry<E> {
  const indicator = stockIndicator(event, stock.ingredients, stock.forecast, stock.now);
  return { event, short: indicator.state === "short" ? indicator.short : [] };
}

/** The next fourteen days in local time, today first, each with its events by time. */
export function agenda<E extends Planned>(
  events: readonly E[],
  stock: AgendaStock,
  now: Date,
): AgendaDay<E>[] {
  const days = Array.from(
    { length: AGENDA_DAYS },
    // By calendar days, since a day has 23 or 25 hours when the clock changes; at noon, which no change hits.
    (_, ahead) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 12),
  );
  const [first, last] = [localDay(now), localDay(days.at(-1) as Date)];
  const near = events
    .filter(isOnAgenda)
    .map((event) => ({ event, day: localDay(event.date) }))
    .filter(({ day }) => day >= first && day <= last)
    .sort((a, b) => Date.parse(a.event.date) - Date.parse(b.event.date) || a.event.id - b.event.id);
  const byDay = groupBy(near, ({ day }) => day);
  return days.map((date) => ({
    date,
    entries: (byDay.get(localDay(date)) ?? []).map(({ event }) => agendaEntry(event, stock)),
  }));
}
