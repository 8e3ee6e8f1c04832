import { and, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import type { OwnedTable } from "#server/db/company/own-rows.ts";
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
  const [own] = await tx.run(ownParts, {
    eventId: eventId ?? null,
    drinks: idsOf(drinkIds),
    ingredients: idsOf(lines),
    clients: idsOf(clientIds),
  });
  const issues = [
    ...missing(own?.drinks, drinkIds, "Drink não encontrado"),
    ...missing(own?.ingredients, lines, "Ingrediente não encontrado"),
    ...missing(own?.clients, clientIds, "Cliente não encontrado"),
  ];
  const [first] = issues;
  if (first) throw new AppError(400, first.message, { issues });
}

type Named = { id: number; path: string };

const idsOf = (named: readonly Named[]): number[] => [...new Set(named.map(({ id }) => id))];

const missing = (own: readonly number[] | undefined, named: readonly Named[], message: string): Issue[] => {
  const found = new Set(own);
  return named.filter(({ id }) => !found.has(id)).map(({ path }) => ({ path, message }));
};

type Wanted = { eventId: number | null; drinks: number[]; ingredients: number[]; clients: number[] };

/** Which of these ids are the company's own. */
const ownParts = new CompanyStatement<Pick<Wanted, "drinks" | "ingredients" | "clients">, Wanted>(
  "own_event_parts",
  (own) => {
    const ids = (table: OwnedTable & { id: PgColumn }, wanted: keyof Wanted, where?: SQL) =>
      sql`array(select ${table.id} ${own.rows({
        from: table,
        where: and(sql`${table.id} = any(${sql.placeholder(wanted)}::int[])`, where),
      })})`;
    const ofEvent = own.rows({
      from: eventClients,
      where: sql`${eventClients.eventId} = ${sql.placeholder("eventId")}::int`,
    });
    const mayBeNamed = or(
      isNull(clients.deletedAt),
      sql`${clients.id} in (select ${eventClients.clientId} ${ofEvent})`,
    );
    return sql`select ${ids(drinks, "drinks")} as "drinks", ${ids(ingredients, "ingredients")} as "ingredients",
      ${ids(clients, "clients", mayBeNamed)} as "clients"`;
  },
);
