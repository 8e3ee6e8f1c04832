import type { CateringEvent } from "#shared/events/contract.ts";
import { hasBegun } from "#shared/events/event-days.ts";
import { type StockStatus, stockStatus } from "#shared/ingredients/stock-status.ts";
import { addDays } from "#shared/numbers/day.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { type Clock, startOfDay, today } from "#shared/time/clock.ts";

type Listed = Pick<CateringEvent, "id" | "date" | "status" | "active">;

/** Disabled and cancelled events are not on the agenda. */
export const isOnAgenda = ({ active, status }: Pick<CateringEvent, "active" | "status">): boolean =>
  active === "true" && status !== "cancelado";

/** Events that start after `now`, the next one first. */
export const upcomingEvents = <E extends Listed>(events: readonly E[], now: Date): E[] =>
  events
    .filter((event) => isOnAgenda(event) && !hasBegun(event, now))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);

/** Events that have not begun, on `days` days from today on. */
export function eventsWithinDays<E extends Listed>(events: readonly E[], days: number, clock: Clock): E[] {
  const end = startOfDay(addDays(today(clock), days), clock.timeZone).getTime();
  return upcomingEvents(events, clock.now).filter(({ date }) => Date.parse(date) < end);
}

type Stocked = { name: string; quantity: number; minQuantity: number };

const urgency: Record<StockStatus, number> = { sem: 0, baixo: 1, atencao: 2, normal: 3 };

/** Ingredients whose status is not normal: the worst first, then by name. */
export const needsAttention = <I extends Stocked>(
  ingredients: readonly I[],
): { ingredient: I; status: StockStatus }[] =>
  ingredients
    .map((ingredient) => ({ ingredient, status: stockStatus(ingredient) }))
    .filter(({ status }) => status !== "normal")
    .sort(
      (a, b) => urgency[a.status] - urgency[b.status] || compareTexts(a.ingredient.name, b.ingredient.name),
    );

/** Confirmed and planned events, whatever their date. */
export const openEvents = <E extends Pick<CateringEvent, "status" | "active">>(events: readonly E[]): E[] =>
  events.filter(
    ({ active, status }) => active === "true" && (status === "confirmado" || status === "planejamento"),
  );

export function stockCounters(
  ingredients: readonly { quantity: number; minQuantity: number }[],
): Record<StockStatus, number> {
  const counters = { normal: 0, atencao: 0, baixo: 0, sem: 0 };
  for (const ingredient of ingredients) counters[stockStatus(ingredient)] += 1;
  return counters;
}

/** The worth of the whole stock; `pricePerUnit` is the price of an ingredient's whole quantity. */
export const totalStockValue = (ingredients: readonly { pricePerUnit: string }[]): number =>
  rounded(sum(ingredients.map(({ pricePerUnit }) => exact(pricePerUnit))), 2);
