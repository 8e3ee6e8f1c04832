import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { eventClients, eventDrinks, eventIngredients, fixedCosts } from "#server/db/schema/event-parts.ts";
import type { EventDrink, EventInput } from "#shared/events/contract.ts";

/** Replaces the drinks of an event with their lines. */
export async function replaceDrinks(
  tx: CompanyData,
  eventId: number,
  drinks: readonly EventDrink[],
): Promise<void> {
  await tx.remove(eventDrinks, eq(eventDrinks.eventId, eventId));
  const rows = await tx.insertAll(
    eventDrinks,
    drinks.map(({ ingredients: _ingredients, ...drink }, position) => ({ ...drink, eventId, position })),
  );
  const lines = rows.flatMap(({ id: eventDrinkId, position: drink }) =>
    (drinks[drink]?.ingredients ?? []).map((line, position) => ({ ...line, eventDrinkId, position })),
  );
  await tx.insertAll(eventIngredients, lines);
}

/** Replaces the clients of an event; absent ones are left alone. */
export async function replaceClients(
  tx: CompanyData,
  eventId: number,
  clients: EventInput["clients"],
): Promise<void> {
  if (!clients) return;
  await tx.remove(eventClients, eq(eventClients.eventId, eventId));
  await tx.insertAll(
    eventClients,
    clients.map((clientId, position) => ({ eventId, clientId, position })),
  );
}

/** Replaces the fixed costs of an event; absent ones are left alone. */
export async function replaceFixedCosts(
  tx: CompanyData,
  eventId: number,
  costs: EventInput["fixedCosts"],
): Promise<void> {
  if (!costs) return;
  await tx.remove(fixedCosts, eq(fixedCosts.eventId, eventId));
  await tx.insertAll(
    fixedCosts,
    costs.map((cost, position) => ({ ...cost, value: String(cost.value), eventId, position })),
  );
}
