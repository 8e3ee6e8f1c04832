import { and, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { eventSteps } from "#server/db/schema/event-steps.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { reservingStatuses } from "#shared/events/enumerations.ts";
import { firstReservingMoment } from "#shared/events/stock/lapsed.ts";
import type { Clock } from "#shared/time/clock.ts";

/**
 * Condition on a row of `events`: its last day begins at this moment or later. In TypeScript: `lastDayOf` of
 * `#shared/events/event-days.ts`.
 */
export const endsFrom = (startOfDay: Date | SQL): SQL => gte(events.date, startOfDay);

/** The values of a statement that uses `reserves`. */
export type ReservingValues = { reservesFrom: string };
export const reservingValues = (clock: Clock): ReservingValues => ({
  reservesFrom: firstReservingMoment(clock).toISOString(),
});

/**
 * Condition on a row of `events`: it reserves stock, as `isReserving` of `#shared/events/stock/reservations.ts` says. The
 * statement gets `reservingValues`.
 */
export const reserves = and(
  eq(events.isActive, true),
  inArray(events.status, reservingStatuses),
  eq(events.stockState, sql.raw("'planned'")),
  endsFrom(sql`${sql.placeholder("reservesFrom")}::timestamptz`),
) as SQL;

/** Condition on a row of `events`. */
export const isStockOut = eq(events.stockState, sql.raw("'out'"));

export const isWithdrawal = eq(stockMovements.kind, sql.raw("'retirada'"));
export const isReturn = eq(stockMovements.kind, sql.raw("'retorno'"));

/** The number of the latest return of an event that was not undone, below all numbers if there is none. */
function latestReturn(own: Pick<OwnRows, "lookup">): SQL {
  const { number, undoes, kind, eventId } = eventSteps;
  const isReturnStep = and(eq(eventId, events.id), eq(kind, sql.raw("'retorno'")));
  const undone = own.lookup(eventSteps, undoes, and(isReturnStep, isNotNull(undoes)));
  return own.lookup(
    eventSteps,
    sql`coalesce(max(${number}), -2147483648)`,
    and(isReturnStep, isNull(undoes), sql`not (${number} = any ${undone})`),
  );
}

/**
 * Condition on a movement of a row of `events`: its stock is out now. An event may go out again after its return: then
 * only what it took since that is out. Defined in SQL alone; the page gets the amounts as `stockUse`.
 */
export const isOut = (own: Pick<OwnRows, "lookup">): SQL =>
  sql`${isWithdrawal} and ${isStockOut} and ${stockMovements.step} > ${latestReturn(own)}`;
