import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { eventSteps } from "#server/db/schema/event-steps.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { reservingStatuses } from "#shared/events/enumerations.ts";
import { firstReservingMoment } from "#shared/events/stock/lapsed.ts";

/** The values of a statement that uses `reserves`. */
export type ReservingValues = { reservesFrom: string };
export const reservingValues = (now: Date): ReservingValues => ({
  reservesFrom: firstReservingMoment(now).toISOString(),
});

/**
 * Condition on a row of `events`: it reserves stock, as `isReserving` of `#shared/events/stock/reservations.ts` says. The
 * statement gets `reservingValues`.
 */
export const reserves = and(
  eq(events.isActive, true),
  inArray(events.status, reservingStatuses),
  eq(events.stockState, sql.raw("'planned'")),
  sql`${events.date} >= ${sql.placeholder("reservesFrom")}::timestamptz`,
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
