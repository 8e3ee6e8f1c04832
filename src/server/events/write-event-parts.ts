import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { pipelined } from "#server/db/pipeline.ts";
import {
  eventClients,
  eventDrinks,
  eventIngredients,
  eventSupplies,
  fixedCosts,
} from "#server/db/schema/event-parts.ts";
import type { EventInput } from "#shared/events/contract.ts";
import type { EventDrink } from "#shared/events/plan-contract.ts";

/** Replaces the drinks of an event with their lines. */
export async function replaceDrinks(
  tx: CompanyData,
  eventId: number,
  drinks: readonly EventDrink[],
): Promise<void> {
  const rows = drinks.map(({ ingredients: _ingredients, ...drink }, position) => ({ ...drink, position }));
  const lines = drinks.flatMap(({ ingredients }, drink) =>
    ingredients.map((line, position) => ({ ...line, drink, position })),
  );
  await tx.run(drinksStatement, { eventId, drinks: JSON.stringify(rows), lines: JSON.stringify(lines) });
}

/**
 * Hand-written, since the lines need the ids of their drinks: as statements of the query builder, which would have to
 * wait for these, a `PUT` of an event was at 0.43 of its limit in `npm run bench`.
 */
const drinksStatement = new CompanyStatement<
  Record<string, never>,
  { eventId: number; drinks: string; lines: string }
>("replace_event_drinks", (own) => {
  const eventId = sql`${sql.placeholder("eventId")}::int`;
  return sql`with removed as (
      delete ${own.rows({ from: eventDrinks, where: eq(eventDrinks.eventId, eventId) })}
    ), added as (
      insert into ${eventDrinks} (company_id, event_id, position, drink_id, drink_name, quantity)
      select ${own.id}, ${eventId}, drink.* from json_to_recordset(${sql.placeholder("drinks")}::json)
        as drink (position int, "drinkId" int, "drinkName" text, quantity int)
      returning id, position
    )
    insert into ${eventIngredients} (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity,
      unit, planned_quantity, return_quantity)
    select ${own.id}, added.id, line.position, line."ingredientId", line."ingredientName", line.quantity, line.unit,
      line."plannedQuantity", line."returnQuantity"
    from json_to_recordset(${sql.placeholder("lines")}::json) as line (drink int, position int, "ingredientId" int,
      "ingredientName" text, quantity numeric, unit text, "plannedQuantity" numeric, "returnQuantity" numeric)
    join added on added.position = line.drink`;
});

/** Replaces the other items of an event; absent ones are left alone. */
export async function replaceSupplies(
  tx: CompanyData,
  eventId: number,
  supplies: EventInput["supplies"],
): Promise<void> {
  if (!supplies) return;
  const rows = supplies.map((supply, position) => ({ ...supply, eventId, position }));
  await pipelined([
    tx.remove(eventSupplies, eq(eventSupplies.eventId, eventId)),
    tx.insertAll(eventSupplies, rows),
  ]);
}

/** Replaces the clients of an event; absent ones are left alone. */
export async function replaceClients(
  tx: CompanyData,
  eventId: number,
  clients: EventInput["clients"],
): Promise<void> {
  if (!clients) return;
  const rows = clients.map((clientId, position) => ({ eventId, clientId, position }));
  await pipelined([
    tx.remove(eventClients, eq(eventClients.eventId, eventId)),
    tx.insertAll(eventClients, rows),
  ]);
}

/** Replaces the fixed costs of an event; absent ones are left alone. */
export async function replaceFixedCosts(
  tx: CompanyData,
  eventId: number,
  costs: EventInput["fixedCosts"],
): Promise<void> {
  if (!costs) return;
  const rows = costs.map((cost, position) => ({ ...cost, value: String(cost.value), eventId, position }));
  await pipelined([tx.remove(fixedCosts, eq(fixedCosts.eventId, eventId)), tx.insertAll(fixedCosts, rows)]);
}
