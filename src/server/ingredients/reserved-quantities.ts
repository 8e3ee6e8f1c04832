import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company-data.ts";
import { eventDrinks, eventIngredients } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { reservingStatuses } from "#shared/events/enumerations.ts";
import { stockToTake } from "#shared/events/planned-stock.ts";
import { type Exact, exact, plus, ZERO } from "#shared/exact.ts";
import { type Convertible, stockAmount } from "#shared/ingredients/units.ts";

/** The rule `isReserving` of events, as a condition of a query. */
const reserves = and(
  eq(events.isActive, true),
  inArray(events.status, reservingStatuses),
  eq(events.isStockWithdrawn, false),
  isNull(events.stockReturnedAt),
);

/** What the coming events have planned, by ingredient and in its stock unit. Derived each time, never stored. */
export async function reservedQuantities(
  data: CompanyData,
  ingredients: readonly (Convertible & { id: number })[],
  where?: SQL,
): Promise<Map<number, number>> {
  const planned = await data.select(
    {
      ingredientId: eventIngredients.ingredientId,
      unit: eventIngredients.unit,
      quantity: sql<string>`sum(${eventIngredients.plannedQuantity})`,
    },
    {
      from: events,
      joins: [
        [eventDrinks, eq(eventDrinks.eventId, events.id)],
        [eventIngredients, and(eq(eventIngredients.eventDrinkId, eventDrinks.id), where)],
      ],
      where: reserves,
      groupBy: [eventIngredients.ingredientId, eventIngredients.unit],
    },
  );
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const reserved = new Map<number, Exact>();
  for (const { ingredientId, unit, quantity } of planned) {
    const ingredient = byId.get(ingredientId);
    if (!ingredient) continue;
    const { amount } = stockAmount(exact(quantity), unit, ingredient);
    reserved.set(ingredientId, plus(reserved.get(ingredientId) ?? ZERO, amount));
  }
  return new Map([...reserved].map(([id, amount]) => [id, stockToTake(amount)]));
}
