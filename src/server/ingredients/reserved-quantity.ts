import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { eventDrinks, eventIngredients } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { reservingStatuses } from "#shared/events/enumerations.ts";
import { stockToTake } from "#shared/events/planned-stock.ts";
import { exact, sum } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** The rule `isReserving` of events, as a condition of a query. */
export const reserves = and(
  eq(events.isActive, true),
  inArray(events.status, reservingStatuses),
  eq(events.isStockWithdrawn, false),
  isNull(events.stockReturnedAt),
);

/** What the coming events have planned of one ingredient, summed for each unit that their lines use. */
export type Planned = { unit: RecipeUnit; quantity: string };

/** The same in the ingredient's stock unit, as it will leave the stock. */
export const reservedAmount = (ingredient: Convertible, planned: readonly Planned[]): number =>
  stockToTake(
    sum(planned.map(({ unit, quantity }) => stockAmount(exact(quantity), unit, ingredient).amount)),
  );

/** What the coming events have reserved of one ingredient. Derived each time, never stored. */
export async function reservedQuantity(
  data: CompanyData,
  ingredient: Convertible & { id: number },
): Promise<number> {
  const eventId = data.lookup(
    eventDrinks,
    eventDrinks.eventId,
    eq(eventDrinks.id, eventIngredients.eventDrinkId),
  );
  const isReserved = data.lookup(events, sql`${reserves}`, eq(events.id, eventId));
  const planned = await data.select(
    { unit: eventIngredients.unit, quantity: sql<string>`sum(${eventIngredients.plannedQuantity})` },
    {
      from: eventIngredients,
      where: and(eq(eventIngredients.ingredientId, ingredient.id), isReserved),
      groupBy: [eventIngredients.unit],
    },
  );
  return reservedAmount(ingredient, planned);
}
