import { type Exact, exact, minus, plus, ZERO } from "#shared/exact.ts";
import type { Convertible } from "#shared/ingredients/units.ts";
import type { CateringEvent, EventDrink } from "./contract.ts";
import { reservingStatuses } from "./enumerations.ts";
import { plannedStock } from "./planned-stock.ts";

type Reserving = Pick<CateringEvent, "active" | "status" | "stockWithdrawn" | "stockReturned">;
type Placed = { id: number; date: string };

/** Whether an event holds what it plans to use: until that has left the stock, and never for a quote. */
export const isReserving = ({ active, status, stockWithdrawn, stockReturned }: Reserving): boolean =>
  active === "true" &&
  stockWithdrawn === "false" &&
  !stockReturned &&
  (reservingStatuses as readonly string[]).includes(status);

/** An event that is not saved yet stands behind all others of its moment. */
export const NOT_SAVED = Number.POSITIVE_INFINITY;

/** How much of an ingredient, in its stock unit, the events before this one leave. Negative: they lack some already. */
export type StockForecast = (event: Placed, ingredientId: number) => Exact;

type Reservation = { moment: number; eventId: number; total: Exact };

/** One walk over all events, so that a screen full of them can be asked about each at little cost. */
export function stockForecast(
  events: readonly (Reserving & Placed & { drinks: readonly EventDrink[] })[],
  ingredients: ReadonlyMap<number, Convertible & { quantity: number }>,
): StockForecast {
  const reserved = new Map<number, Reservation[]>();
  const ordered = events
    .filter(isReserving)
    .map((event) => ({ event, moment: Date.parse(event.date) }))
    .sort((a, b) => a.moment - b.moment || a.event.id - b.event.id);
  for (const { event, moment } of ordered) {
    for (const [ingredientId, { amount }] of plannedStock(event.drinks, ingredients)) {
      const earlier = reserved.get(ingredientId);
      const total = plus(earlier?.at(-1)?.total ?? ZERO, amount);
      const reservation = { moment, eventId: event.id, total };
      if (earlier) earlier.push(reservation);
      else reserved.set(ingredientId, [reservation]);
    }
  }

  return ({ id, date }, ingredientId) => {
    const moment = Date.parse(date);
    const before = (reserved.get(ingredientId) ?? []).findLast(
      (one) => one.moment < moment || (one.moment === moment && one.eventId < id),
    );
    return minus(exact(ingredients.get(ingredientId)?.quantity ?? 0), before?.total ?? ZERO);
  };
}
