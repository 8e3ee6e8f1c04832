import type { CateringEvent } from "#shared/events/contract.ts";
import { daysOf } from "#shared/events/event-days.ts";
import type { StockForecast } from "#shared/events/stock/reservations.ts";
import type { ShoppingIngredient, ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { stockIndicator } from "#shared/events/stock/stock-indicator.ts";
import { groupBy } from "#shared/group-by.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { isOnAgenda } from "./figures.ts";

export const AGENDA_DAYS = 14;

type Planned = Pick<
  CateringEvent,
  "id" | "date" | "status" | "active" | "stockState" | "drinks" | "supplies"
>;
export type AgendaStock = {
  ingredients: ReadonlyMap<number, ShoppingIngredient>;
  forecast: StockForecast;
  clock: Clock;
};

/** An event with the items its stock is short of, if any. */
export type AgendaEntry<E> = { event: E; short: readonly ShoppingLine[] };
export type AgendaDay<E> = { day: Day; entries: readonly AgendaEntry<E>[] };

export function agendaEntry<E extends Planned>(event: E, stock: AgendaStock): AgendaEntry<E> {
  const indicator = stockIndicator(event, stock.ingredients, stock.forecast, stock.clock);
  return { event, short: indicator.state === "short" ? indicator.short : [] };
}

/** The next fourteen days, today first, each with its events by time. */
export function agenda<E extends Planned>(
  events: readonly E[],
  stock: AgendaStock,
  clock: Clock,
): AgendaDay<E>[] {
  const first = today(clock);
  const days = Array.from({ length: AGENDA_DAYS }, (_, ahead) => addDays(first, ahead));
  const last = days.at(-1) as Day;
  const near = events
    .filter(isOnAgenda)
    .flatMap((event) => daysOf(event, clock.timeZone).map((day) => ({ event, day })))
    .filter(({ day }) => day >= first && day <= last)
    .sort((a, b) => Date.parse(a.event.date) - Date.parse(b.event.date) || a.event.id - b.event.id);
  const byDay = groupBy(near, ({ day }) => day);
  return days.map((day) => ({
    day,
    entries: (byDay.get(day) ?? []).map(({ event }) => agendaEntry(event, stock)),
  }));
}
