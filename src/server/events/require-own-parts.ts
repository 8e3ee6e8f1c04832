import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company-data.ts";
import { clients } from "#server/db/schema/clients.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { eventClients } from "#server/db/schema/event-parts.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { AppError, type Issue } from "#server/http/errors.ts";
import type { EventInput } from "#shared/events/contract.ts";

/**
 * Refuses what is not the company's own. A deleted drink may be named: events outlive their drinks, and so do their
 * copies. A deleted client may stay with an event that has it already.
 */
export async function requireOwnParts(tx: CompanyData, input: EventInput, eventId?: number): Promise<void> {
  const lines = input.drinks.flatMap((drink, position) =>
    drink.ingredients.map(({ ingredientId }, line) => ({
      id: ingredientId,
      path: `drinks.${position}.ingredients.${line}.ingredientId`,
    })),
  );
  const drinkIds = input.drinks.map(({ drinkId }, position) => ({
    id: drinkId,
    path: `drinks.${position}.drinkId`,
  }));
  const clientIds = (input.clients ?? []).map((id, position) => ({ id, path: `clients.${position}` }));
  const kept = await linkedClients(tx, eventId);
  const issues = [
    ...(await missing(tx, drinks, drinkIds, "Drink não encontrado")),
    ...(await missing(tx, ingredients, lines, "Ingrediente não encontrado")),
    ...(await missing(
      tx,
      clients,
      clientIds,
      "Cliente não encontrado",
      or(isNull(clients.deletedAt), inArray(clients.id, kept)),
    )),
  ];
  const [first] = issues;
  if (first) throw new AppError(400, first.message, { issues });
}

type Named = { id: number; path: string };

async function missing(
  tx: CompanyData,
  table: PgTable & { companyId: PgColumn; id: PgColumn },
  named: readonly Named[],
  message: string,
  where?: SQL,
): Promise<Issue[]> {
  if (named.length === 0) return [];
  const wanted = [...new Set(named.map(({ id }) => id))];
  const filter = and(inArray(table.id, wanted), where);
  const found = await tx.select({ id: table.id }, { from: table, where: filter });
  const own = new Set(found.map(({ id }) => Number(id)));
  return named.filter(({ id }) => !own.has(id)).map(({ path }) => ({ path, message }));
}

async function linkedClients(tx: CompanyData, eventId: number | undefined): Promise<number[]> {
  if (eventId === undefined) return [];
  const links = await tx.list(eventClients, eq(eventClients.eventId, eventId));
  return links.map(({ clientId }) => clientId);
}
