import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company-data.ts";
import { eventClients, eventDrinks, eventIngredients, fixedCosts } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import type { CateringEvent, EventDrink } from "#shared/events/contract.ts";
import { groupBy } from "#shared/group-by.ts";
import { stockUse } from "./stock-use.ts";

type EventRow = typeof events.$inferSelect;

/** Every event of the company, disabled ones too; a handful of queries, however many events there are. */
export const listEvents = (data: CompanyData): Promise<CateringEvent[]> =>
  data.snapshot(async (tx) => present(tx, await tx.list(events, undefined, events.date, events.id)));

/** One event as it stands now, inside a transaction as well. */
export async function readEvent(data: CompanyData, row: EventRow): Promise<CateringEvent> {
  const [event] = await present(data, [row], row.id);
  return event as CateringEvent;
}

async function present(data: CompanyData, rows: EventRow[], onlyId?: number): Promise<CateringEvent[]> {
  const only = (column: PgColumn) => (onlyId === undefined ? undefined : eq(column, onlyId));
  const drinks = await readDrinks(data, only(eventDrinks.eventId));
  const clients = groupBy(
    await data.list(eventClients, only(eventClients.eventId), eventClients.eventId, eventClients.position),
    ({ eventId }) => eventId,
  );
  const costs = groupBy(
    await data.list(fixedCosts, only(fixedCosts.eventId), fixedCosts.eventId, fixedCosts.position),
    ({ eventId }) => eventId,
  );
  const uses = await stockUse(data, onlyId);
  return rows.map(({ isActive, isStockWithdrawn, stockReturnedAt, date, createdAt, ...row }) => ({
    ...row,
    date: date.toISOString(),
    drinks: drinks.get(row.id) ?? [],
    clients: (clients.get(row.id) ?? []).map(({ clientId }) => clientId),
    fixedCosts: (costs.get(row.id) ?? []).map(({ id, name, value, category }) => ({
      id,
      name,
      value: Number(value),
      category,
    })),
    active: isActive ? "true" : "false",
    stockWithdrawn: isStockWithdrawn ? "true" : "false",
    stockReturned: stockReturnedAt !== null,
    stockUse: uses.get(row.id) ?? [],
    createdAt: createdAt.toISOString(),
  }));
}

/** The drinks of each event with their lines, both in the order in which they were entered. */
export async function readDrinks(data: CompanyData, where?: SQL): Promise<Map<number, EventDrink[]>> {
  const drinkRows = await data.list(eventDrinks, where, eventDrinks.eventId, eventDrinks.position);
  const lineRows = await data.select(
    {
      eventDrinkId: eventIngredients.eventDrinkId,
      ingredientId: eventIngredients.ingredientId,
      ingredientName: eventIngredients.ingredientName,
      quantity: eventIngredients.quantity,
      unit: eventIngredients.unit,
      plannedQuantity: eventIngredients.plannedQuantity,
      returnQuantity: eventIngredients.returnQuantity,
    },
    {
      from: eventIngredients,
      joins: [[eventDrinks, and(eq(eventDrinks.id, eventIngredients.eventDrinkId), where)]],
      orderBy: [eventIngredients.eventDrinkId, eventIngredients.position],
    },
  );
  const lines = groupBy(lineRows, ({ eventDrinkId }) => eventDrinkId);
  const byEvent = groupBy(drinkRows, ({ eventId }) => eventId);
  return new Map(
    [...byEvent].map(([eventId, own]) => [
      eventId,
      own.map(({ id, drinkId, drinkName, quantity }) => ({
        drinkId,
        drinkName,
        quantity,
        ingredients: (lines.get(id) ?? []).map(({ eventDrinkId: _eventDrinkId, ...line }) => line),
      })),
    ]),
  );
}
