import { type Exact, exact, minus, plus, ZERO } from "#shared/numbers/exact.ts";
import type { Convertible } from "#shared/units/units.ts";
import type { CateringEvent, EventDrink, PlannedLine } from "./contract.ts";
import { reservingStatuses } from "./enumerations.ts";
import { plannedAmount } from "./planned-stock.ts";

type Reserving = Pick<CateringEvent, "active" | "status" | "stockWithdrawn" | "stockReturned">;
type Placed = { id: number; date: string };

/**
 * Whether an event reserves what it plans to use: until that has left the stock, and never for a quote. In SQL it is
 * `reserves` of `server/events/stock-conditions.ts`, whose property test compares both.
 */
export const isReserving = ({ active, status, stockWithdrawn, stockReturned }: Reserving): boolean =>
  active === "true" &&
  stockWithdrawn === "false" &&
  !stockReturned &&
  (reservingStatuses as readonly string[]).includes(status);

/** An event that is not saved yet stands behind all others of its moment. */
export const NOT_SAVED = Number.POSITIVE_INFINITY;

/** How much of an ingredient, in its stock unit, the events before this one leave. Negative: they lack some already. */
export type StockForecast = (event: Placed, ingredientId: number) => Exact;

type Reserved = { moment: number; eventId: number };
type ReservedLine = Reserved & { line: PlannedLine };

/**
 * One walk over all events, so that a screen full of them can be asked about each at little cost. Amounts are added up
 * once an ingredient is asked for: exact numbers take most of the time, and a screen shows a few of many events.
 */
export function stockForecast(
  events: readonly (Reserving & Placed & { drinks: readonly EventDrink[] })[],
  ingredients: ReadonlyMap<number, Convertible & { quantity: number }>,
): StockForecast {
  const lines = reservedLines(events);
  const totals = new Map<number, (Reserved & { total: Exact })[]>();
  const totalsOf = (ingredientId: number) => {
    const known = totals.get(ingredientId);
    if (known) return known;
    let total = ZERO;
    const added = (lines.get(ingredientId) ?? []).map(({ moment, eventId, line }) => {
      total = plus(total, plannedAmount(line, ingredients.get(ingredientId))?.amount ?? ZERO);
      return { moment, eventId, total };
    });
    totals.set(ingredientId, added);
    return added;
  };

  return ({ id, date }, ingredientId) => {
    const moment = Date.parse(date);
    const before = totalsOf(ingredientId).findLast(
      (one) => one.moment < moment || (one.moment === moment && one.eventId < id),
    );
    return minus(exact(ingredients.get(ingredientId)?.quantity ?? 0), before?.total ?? ZERO);
  };
}

/** What is held of each ingredient, in the order in which the events come. */
function reservedLines(events: Parameters<typeof stockForecast>[0]): Map<number, ReservedLine[]> {
  const lines = new Map<number, ReservedLine[]>();
  const ordered = events
    .filter(isReserving)
    .map((event) => ({ event, moment: Date.parse(event.date) }))
    .sort((a, b) => a.moment - b.moment || a.event.id - b.event.id);
  for (const { event, moment } of ordered) {
    for (const drink of event.drinks) {
      for (const line of drink.ingredients) {
        const reserved = { moment, eventId: event.id, line };
        const earlier = lines.get(line.ingredientId);
        if (earlier) earlier.push(reserved);
        else lines.set(line.ingredientId, [reserved]);
      }
    }
  }
  return lines;
}
