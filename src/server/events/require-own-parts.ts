import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { missingRows } from "#server/db/company/missing-rows.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { clients } from "#server/db/schema/clients.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { eventClients } from "#server/db/schema/event-parts.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { refuseIssues } from "#server/http/errors.ts";
import type { EventInput } from "#shared/events/contract.ts";

/**
 * Refuses drinks, ingredients and clients that are not the company's own. A deleted drink may be named: events outlive
 * their drinks, and so do their copies. A deleted client may stay with an event that has it already.
 */
export async function requireOwnParts(
  tx: CompanyData,
  input: Pick<EventInput, "drinks" | "supplies" | "clients">,
  eventId?: number,
): Promise<void> {
  const drinkIds = input.drinks.map(({ drinkId }, position) => ({
    id: drinkId,
    path: `drinks.${position}.drinkId`,
  }));
  const ingredientIds = input.drinks.flatMap((drink, position) =>
    drink.ingredients.map(({ ingredientId }, line) => ({
      id: ingredientId,
      path: `drinks.${position}.ingredients.${line}.ingredientId`,
    })),
  );
  const supplyIds = (input.supplies ?? []).map(({ ingredientId }, position) => ({
    id: ingredientId,
    path: `supplies.${position}.ingredientId`,
  }));
  const clientIds = (input.clients ?? []).map((id, position) => ({ id, path: `clients.${position}` }));
  const issues = await pipelined([
    missingRows(tx, drinks, drinkIds, "Drink não encontrado"),
    missingRows(tx, ingredients, [...ingredientIds, ...supplyIds], "Ingrediente não encontrado"),
    missingRows(tx, clients, clientIds, "Cliente não encontrado", mayBeNamed(tx, eventId)),
  ]);
  refuseIssues(issues.flat());
}

function mayBeNamed(tx: CompanyData, eventId: number | undefined) {
  const isPresent = isNull(clients.deletedAt);
  if (eventId === undefined) return isPresent;
  const ofEvent = and(eq(eventClients.eventId, eventId), eq(eventClients.clientId, clients.id));
  return or(isPresent, sql`${tx.lookup(eventClients, eventClients.clientId, ofEvent)} is not null`);
}
