import { type Exact, exact, minus, plus, ZERO } from "#shared/numbers/exact.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { CateringEvent, EventDrink, PlannedLine } from "./contract.ts";
import { reservingStatuses } from "./enumerations.ts";
import { plannedAmount } from "./planned-stock.ts";

type Reserving = Pick<CateringEvent, "active" | "status" | "stockWithdrawn" | "stockReturned">;
type Placed = { id: number; date: string };

/**
 * An event reserves its plan until the stock is withdrawn; a quote never does. In SQL: `reserves` of
 * `server/events/stock-conditions.ts`, whose property test compares both.
 */
export const isReserving = ({ active, status, stockWithdrawn, stockReturned }: Reserving): boolean =>
  active === "true" &&
  stockWithdrawn === "false" &&
  !stockReturned &&
  (reservingStatuses as readonly string[]).includes(status);

/** Sorts an unsaved event after all saved ones of the same moment. */
export const NOT_SAVED = Number.POSITIVE_INFINITY;

/**
 * The quantity of an ingredient, in its stock unit, that earlier events leave for this one; negative if it is already
 * short.
 */
export type StockForecast = (event: Placed, ingredientId: number) => Exact;

type Reserved = { moment: number; eventId: number };
type ReservedLine = Reserved & { line: PlannedLine };

/**
 * Walks over all events once, so that a page can ask about each event cheaply. Amounts are only added up for
 * ingredients that are asked for: exact sums take most of the time, and a page shows few of many events.
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

/** The reserving lines of each ingredient, ordered by event. */
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
