import type { CateringEvent } from "#shared/events/contract.ts";
import { reservingStatuses } from "#shared/events/enumerations.ts";
import { lastDayOf } from "#shared/events/event-days.ts";
import type { EventPlan, PlannedLine } from "#shared/events/plan-contract.ts";
import { type Exact, exact, minus, plus, ZERO } from "#shared/numbers/exact.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import { firstReservingDay } from "./lapsed.ts";
import { plannedAmount, plannedLines } from "./planned-stock.ts";

type Reserving = Pick<CateringEvent, "active" | "status" | "date" | "stockState">;
type Placed = { id: number; date: string };

/**
 * An event reserves its plan until the stock is withdrawn, or two days after its own; a quote never does. In SQL:
 * `reserves` of `server/night/stock-conditions.ts`, whose property test compares both.
 */
export function isReserving(clock: Clock): (event: Reserving) => boolean {
  const first = firstReservingDay(clock);
  return (event) =>
    event.active === "true" &&
    event.stockState === "planned" &&
    (reservingStatuses as readonly string[]).includes(event.status) &&
    lastDayOf(event, clock.timeZone) >= first;
}

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
  events: readonly (Reserving & Placed & EventPlan)[],
  ingredients: ReadonlyMap<number, Convertible & { quantity: number }>,
  clock: Clock,
): StockForecast {
  const lines = reservedLines(events, clock);
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
function reservedLines(
  events: Parameters<typeof stockForecast>[0],
  clock: Clock,
): Map<number, ReservedLine[]> {
  const lines = new Map<number, ReservedLine[]>();
  const ordered = events
    .filter(isReserving(clock))
    .map((event) => ({ event, moment: Date.parse(event.date) }))
    .sort((a, b) => a.moment - b.moment || a.event.id - b.event.id);
  for (const { event, moment } of ordered) {
    for (const line of plannedLines(event)) {
      const reserved = { moment, eventId: event.id, line };
      const earlier = lines.get(line.ingredientId);
      if (earlier) earlier.push(reserved);
      else lines.set(line.ingredientId, [reserved]);
    }
  }
  return lines;
}
