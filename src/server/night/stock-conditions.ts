import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { OwnRows } from "#server/db/company/own-rows.ts";
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

/**
 * Condition on a movement of a row of `events`: its stock is out now. An event may go out again after its return: then
 * only what it took since that is out. A return that was undone, and the one that undid it, do not count. Defined in SQL alone; the page gets the amounts as `stockUse`.
 */
export function isOut(own: Pick<OwnRows, "lookup">): SQL {
  const latestReturn = sql`coalesce(max(${stockMovements.id}), 0)`;
  const ofEvent = and(eq(stockMovements.eventId, events.id), isReturn);
  const undoing = and(ofEvent, isNotNull(stockMovements.reversesId));
  const counts = and(
    ofEvent,
    isNull(stockMovements.reversesId),
    sql`not (${stockMovements.id} = any ${own.lookup(stockMovements, stockMovements.reversesId, undoing)})`,
  );
  return sql`${isWithdrawal} and ${isStockOut}
    and ${stockMovements.id} > ${own.lookup(stockMovements, latestReturn, counts)}`;
}
