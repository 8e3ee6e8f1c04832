import { eq, sql } from "drizzle-orm";
import { nameOf } from "#server/db/column-name.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { eventDrinks, eventIngredients } from "#server/db/schema/event-parts.ts";
import type { EventDrink } from "#shared/events/contract.ts";

const DRINK = [
  eventDrinks.companyId,
  eventDrinks.eventId,
  eventDrinks.position,
  eventDrinks.drinkId,
  eventDrinks.drinkName,
  eventDrinks.quantity,
];

const LINE = [
  eventIngredients.companyId,
  eventIngredients.eventDrinkId,
  eventIngredients.position,
  eventIngredients.ingredientId,
  eventIngredients.ingredientName,
  eventIngredients.quantity,
  eventIngredients.unit,
  eventIngredients.plannedQuantity,
  eventIngredients.returnQuantity,
];

type Written = { eventId: number; drinks: string; lines: string };

const names = (columns: typeof DRINK | typeof LINE) => sql.join(columns.map(nameOf), sql`, `);

/** The old drinks go, with their lines, and the new ones come with theirs: one statement for all of it. */
const writtenDrinks = new CompanyStatement<Record<string, never>, Written>("write_event_drinks", (own) => {
  const eventId = sql`${sql.placeholder("eventId")}::int`;
  return sql`with gone as (
      delete ${own.rows({ from: eventDrinks, where: eq(eventDrinks.eventId, eventId) })}
    ), poured as (
      insert into ${eventDrinks} (${names(DRINK)})
      select ${own.id}, ${eventId}, drink.* from json_to_recordset(${sql.placeholder("drinks")}::json)
        as drink (position int, "drinkId" int, "drinkName" text, quantity int)
      returning id, position
    )
    insert into ${eventIngredients} (${names(LINE)})
    select ${own.id}, poured.id, line.position, line."ingredientId", line."ingredientName", line.quantity, line.unit,
      line."plannedQuantity", line."returnQuantity"
    from json_to_recordset(${sql.placeholder("lines")}::json) as line (drink int, position int, "ingredientId" int,
      "ingredientName" text, quantity numeric, unit text, "plannedQuantity" numeric, "returnQuantity" numeric)
    join poured on poured.position = line.drink`;
});

/** Puts these in the place of the drinks that the event has, if it has any. */
export async function writeDrinks(
  tx: CompanyData,
  eventId: number,
  drinks: readonly EventDrink[],
): Promise<void> {
  const poured = drinks.map(({ ingredients: _ingredients, ...drink }, position) => ({ ...drink, position }));
  const lines = drinks.flatMap(({ ingredients }, drink) =>
    ingredients.map((line, position) => ({ ...line, drink, position })),
  );
  await tx.run(writtenDrinks, { eventId, drinks: JSON.stringify(poured), lines: JSON.stringify(lines) });
}
