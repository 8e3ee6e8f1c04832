import { and, asc, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { eventDrinks, eventIngredients, eventSupplies } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { endsFrom, isStockOut } from "#server/night/stock-conditions.ts";
import { stockOutOfActive } from "#server/night/stock-out.ts";
import { firstReservingMoment } from "#shared/events/stock/lapsed.ts";
import { archiveProblem } from "#shared/ingredients/archive-problem.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { readIngredient } from "./ingredient-json.ts";

/** Condition on a row of `events`: its stock is out, or it is to come, by the days that count for reservations. */
const isComing = ({ clock }: CompanyData) =>
  and(
    eq(events.isActive, true),
    or(
      isStockOut,
      and(
        notInArray(events.status, ["cancelado", "concluído", "finalizado"]),
        ne(events.stockState, "unused"),
        endsFrom(firstReservingMoment(clock)),
      ),
    ),
  ) as SQL;

/** Takes an ingredient that nothing uses off every list, or brings it back. One that is so already stays untouched. */
export const setIngredientArchived = (data: CompanyData, id: number, isArchived: boolean) =>
  data.transaction(async (tx) => {
    // Also waits for whoever is writing it into a recipe or an event.
    const [present] = await tx.lock(ingredients, [id], undefined, "update");
    if (!present) throw notFound(INGREDIENT_MISSING);
    if ((present.archivedAt !== null) !== isArchived) {
      if (isArchived) await refuseUsed(tx, present);
      await recordData(tx, isArchived ? "ingredient_archived" : "ingredient_unarchived", id);
      await tx.update(ingredients, id, {
        archivedAt: isArchived ? sql`now()` : null,
        version: nextVersion(ingredients.version),
      });
    }
    return readIngredient(tx, id);
  });

async function refuseUsed(tx: CompanyData, ingredient: typeof ingredients.$inferSelect): Promise<void> {
  const ofDrinks = await tx.select(
    { name: drinks.name },
    {
      from: drinkIngredients,
      joins: [[drinks, and(eq(drinks.id, drinkIngredients.drinkId), isNull(drinks.deletedAt))]],
      where: eq(drinkIngredients.ingredientId, ingredient.id),
      orderBy: [asc(drinks.id)],
    },
  );
  const ofEvents = await tx.select(
    { name: events.name },
    {
      from: eventIngredients,
      joins: [
        [eventDrinks, eq(eventDrinks.id, eventIngredients.eventDrinkId)],
        [events, and(eq(events.id, eventDrinks.eventId), isComing(tx))],
      ],
      where: eq(eventIngredients.ingredientId, ingredient.id),
      orderBy: [asc(events.date), asc(events.id)],
    },
  );
  const asSupply = await tx.select(
    { name: events.name },
    {
      from: eventSupplies,
      joins: [[events, and(eq(events.id, eventSupplies.eventId), isComing(tx))]],
      where: eq(eventSupplies.ingredientId, ingredient.id),
      orderBy: [asc(events.date), asc(events.id)],
    },
  );
  const outAt = (await stockOutOfActive(tx))
    .filter(({ ingredientId }) => ingredientId === ingredient.id)
    .map(({ eventId }) => eventId);
  // Also what went along without being planned.
  const withStock = await tx.list(events, isAnyOf(events.id, outAt), asc(events.date), asc(events.id));
  const problem = archiveProblem({
    ingredient,
    drinks: namesOf(ofDrinks),
    events: namesOf([...ofEvents, ...asSupply, ...withStock]),
  });
  if (problem) throw conflict(problem);
}

const namesOf = (rows: readonly { name: string }[]) => [...new Set(rows.map(({ name }) => name))];

const isArchivedAmong = (ids: readonly number[]) =>
  and(isNotNull(ingredients.archivedAt), isAnyOf(ingredients.id, [...ids])) as SQL;

const broughtBack = { archivedAt: null, version: nextVersion(ingredients.version) };

/**
 * Restores the archived ingredients that a recipe uses again. To be called after its lines are written: archiving
 * waits for their locks, so an ingredient that was archived a moment before is found here.
 */
export const unarchiveForRecipe = (tx: CompanyData, ingredientIds: readonly number[]): Promise<void> =>
  tx.updateWhere(ingredients, broughtBack, isArchivedAmong(ingredientIds));

/** Restores the archived ingredients that a coming event uses again; those of a past event stay archived. */
export function unarchiveForEvent(tx: CompanyData, eventId: number): Promise<void> {
  const isComingEvent = tx.lookup(events, events.isActive, and(eq(events.id, eventId), isComing(tx)));
  const eventOfLine = tx.lookup(
    eventDrinks,
    eventDrinks.eventId,
    eq(eventDrinks.id, eventIngredients.eventDrinkId),
  );
  const uses = tx.lookup(
    eventIngredients,
    sql`count(*)`,
    and(eq(eventIngredients.ingredientId, ingredients.id), sql`${eventOfLine} = ${eventId}`),
  );
  const supplies = tx.lookup(
    eventSupplies,
    sql`count(*)`,
    and(eq(eventSupplies.ingredientId, ingredients.id), eq(eventSupplies.eventId, eventId)),
  );
  return tx.updateWhere(
    ingredients,
    broughtBack,
    and(isNotNull(ingredients.archivedAt), isComingEvent, sql`${uses} + ${supplies} > 0`) as SQL,
  );
}
