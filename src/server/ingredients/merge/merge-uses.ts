import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { OwnedTable } from "#server/db/company/own-rows.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { eventDrinks, eventIngredients, eventSupplies } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { conflict } from "#server/http/errors.ts";
import { endsFrom, isStockOut } from "#server/night/stock-conditions.ts";
import { stockOutOfActive } from "#server/night/stock-out.ts";
import { firstReservingMoment } from "#shared/events/stock/lapsed.ts";
import { outAtEvent } from "#shared/ingredients/merge/merge-texts.ts";

/** The recipes and planned events that name an ingredient, which a merge rewrites. */
export type Uses = { drinkIds: number[]; eventIds: number[] };

/**
 * Condition on a row of `events`: a plan for a coming day. Also of disabled and cancelled ones, which may come back; what
 * came back from an event already is its history.
 */
const isPlanned = ({ clock }: CompanyData) =>
  and(eq(events.stockState, "planned"), endsFrom(firstReservingMoment(clock))) as SQL;

const isWaiting = (ingredientId: number) =>
  and(eq(eventCounts.ingredientId, ingredientId), isNull(eventCounts.settledStep)) as SQL;

/** Finds the recipes and coming events that name an ingredient, and the events with waiting counts of it. */
export async function usesOf(tx: CompanyData, ingredientId: number): Promise<Uses> {
  const recipes = await tx.select(
    { id: drinkIngredients.drinkId },
    {
      from: drinkIngredients,
      joins: [[drinks, and(eq(drinks.id, drinkIngredients.drinkId), isNull(drinks.deletedAt))]],
      where: eq(drinkIngredients.ingredientId, ingredientId),
    },
  );
  const planned = await eventsNaming(tx, ingredientId, isPlanned(tx));
  const counted = await tx.select(
    { id: eventCounts.eventId },
    { from: eventCounts, where: isWaiting(ingredientId) },
  );
  return { drinkIds: sortedIds(recipes), eventIds: sortedIds([...planned, ...counted]) };
}

const sortedIds = (rows: readonly { id: number }[]) =>
  [...new Set(rows.map(({ id }) => id))].sort((one, other) => one - other);

/** Looked up for each line: as a join this was planned without knowing how many there are, and took 30 s of 1,500. */
const eventOfLine = (tx: CompanyData) =>
  tx.lookup<number>(eventDrinks, eventDrinks.eventId, eq(eventDrinks.id, eventIngredients.eventDrinkId));

async function eventsNaming(tx: CompanyData, ingredientId: number, which: SQL) {
  const named = (id: SQL<number>) => ({
    id,
    name: tx.lookup<string>(events, events.name, eq(events.id, id)),
  });
  const isWanted = (id: SQL<number>) => tx.lookup(events, which, eq(events.id, id));
  const ofLine = eventOfLine(tx);
  const ofSupply = sql<number>`${eventSupplies.eventId}`;
  const inDrinks = await tx.select(named(ofLine), {
    from: eventIngredients,
    where: and(eq(eventIngredients.ingredientId, ingredientId), isWanted(ofLine)),
  });
  const besides = await tx.select(named(ofSupply), {
    from: eventSupplies,
    where: and(eq(eventSupplies.ingredientId, ingredientId), isWanted(ofSupply)),
  });
  return [...inDrinks, ...besides];
}

type Named = { id: number; name: string };

/** Refuses to merge an ingredient of which some is out, or that an event names whose stock is. */
export async function refuseOut(tx: CompanyData, first: Named, second: Named, isMeasuredAnew: boolean) {
  const out = await stockOutOfActive(tx);
  const [planned] = await eventsNaming(tx, first.id, and(isStockOut, eq(events.isActive, true)) as SQL);
  if (planned) throw conflict(outAtEvent(first.name, planned.name));
  for (const { id, name } of isMeasuredAnew ? [first, second] : [first]) {
    const taken = out.find(({ ingredientId }) => ingredientId === id);
    if (!taken) continue;
    const event = await tx.find(events, taken.eventId);
    throw conflict(outAtEvent(name, String(event?.name)));
  }
}

/** Lines of recipes, again of plans, of other items and of counts, that one merge rewrites in its transaction: some seconds of a busy machine. */
const MOST_LINES = 2_000;

const TOO_MANY_LINES =
  "Este item está em receitas ou eventos por vir demais para ser juntado de uma vez. Troque-o em parte deles, ou espere que passem, e junte de novo.";

async function refuseManyLines(tx: CompanyData, from: OwnedTable, where: SQL): Promise<void> {
  const [found] = await tx.select({ count: sql<string>`count(*)` }, { from, where });
  if (Number(found?.count) > MOST_LINES) {
    throw conflict(TOO_MANY_LINES);
  }
}

/** The rows of these recipes. */
export async function recipeLines(tx: CompanyData, drinkIds: number[]) {
  const ofDrinks = isAnyOf(drinkIngredients.drinkId, drinkIds);
  await refuseManyLines(tx, drinkIngredients, ofDrinks);
  return tx.list(drinkIngredients, ofDrinks, asc(drinkIngredients.position));
}

/** The rows of those drinks of planned events in which the ingredient is. */
export async function planLines(tx: CompanyData, ingredientId: number) {
  const ofLine = eventOfLine(tx);
  const used = await tx.select(
    { eventDrinkId: eventIngredients.eventDrinkId, eventId: ofLine },
    {
      from: eventIngredients,
      where: and(
        eq(eventIngredients.ingredientId, ingredientId),
        tx.lookup(events, isPlanned(tx), eq(events.id, ofLine)),
      ),
    },
  );
  const eventOf = new Map(used.map(({ eventDrinkId, eventId }) => [eventDrinkId, eventId]));
  const ofDrinks = isAnyOf(eventIngredients.eventDrinkId, [...eventOf.keys()]);
  await refuseManyLines(tx, eventIngredients, ofDrinks);
  const lines = await tx.list(eventIngredients, ofDrinks, asc(eventIngredients.position));
  return lines.map((line) => ({ ...line, eventId: eventOf.get(line.eventDrinkId) as number }));
}

/** The other items of the planned events that take the ingredient along. */
export async function supplyLines(tx: CompanyData, ingredientId: number) {
  const takes = tx.lookup(events, sql`true`, and(eq(events.id, eventSupplies.eventId), isPlanned(tx)));
  const named = await tx.list(eventSupplies, and(eq(eventSupplies.ingredientId, ingredientId), takes));
  const ofEvents = isAnyOf(
    eventSupplies.eventId,
    named.map(({ eventId }) => eventId),
  );
  await refuseManyLines(tx, eventSupplies, ofEvents);
  return tx.list(eventSupplies, ofEvents, asc(eventSupplies.position));
}

export async function waitingCounts(tx: CompanyData, ingredientId: number) {
  await refuseManyLines(tx, eventCounts, isWaiting(ingredientId));
  return tx.list(eventCounts, isWaiting(ingredientId), asc(eventCounts.id));
}
