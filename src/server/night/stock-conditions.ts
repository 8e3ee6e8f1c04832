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
 * Condition on a movement, one of `these`: it stands, that is, it neither was undone nor undoes another. The movements
 * that undo are looked for among `these`, too.
 */
export function isStanding(own: Pick<OwnRows, "lookup">, these: SQL | undefined): SQL {
  const { id, reversesId } = stockMovements;
  const undone = own.lookup(stockMovements, reversesId, and(these, isNotNull(reversesId)));
  return and(these, isNull(reversesId), sql`not (${id} = any ${undone})`) as SQL;
}

/** The id of the latest return that stands among `these` movements of an event, 0 if there is none. */
export const latestReturn = (own: Pick<OwnRows, "lookup">, these: SQL | undefined): SQL =>
  own.lookup(
    stockMovements,
    sql`coalesce(max(${stockMovements.id}), 0)`,
    isStanding(own, and(these, isReturn)),
  );

/**
 * Condition on a movement of a row of `events`: its stock is out now. An event may go out again after its return: then
 * only what it took since that is out. Defined in SQL alone; the page gets the amounts as `stockUse`.
 */
export const isOut = (own: Pick<OwnRows, "lookup">): SQL =>
  sql`${isWithdrawal} and ${isStockOut}
    and ${stockMovements.id} > ${latestReturn(own, eq(stockMovements.eventId, events.id))}`;
