import { and, eq, isNull, sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { eventDrinks, eventIngredients, eventSupplies } from "#server/db/schema/event-parts.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { refuseIssues } from "#server/http/errors.ts";
import { addCount, findCount } from "#server/night/counts/counts.ts";
import type { NamedCountInput, TakenCount } from "#shared/night/counts/contract.ts";
import { type LinkedEvent, requireTeamLink } from "./find-team-link.ts";

/** Adds what somebody of the team has counted, under the name that the person gave. */
export const countByLink = (linked: LinkedEvent, { name, ...entry }: NamedCountInput): Promise<TakenCount> =>
  linked.data.transaction(async (tx) => {
    await requireTeamLink(tx, linked);
    const known = await findCount(tx, linked.eventId, entry.id);
    if (known) return known;
    const { eventId } = linked;
    if (entry.ingredientId !== null) await refuseForeign(tx, { eventId, ingredientId: entry.ingredientId });
    await recordName(tx, eventId, { name, countId: entry.id });
    return addCount(tx, eventId, entry, name);
  });

/** Others of the company's stock are not even told apart from those that nobody has. */
async function refuseForeign(tx: CompanyData, named: { eventId: number; ingredientId: number }) {
  const [item] = await tx.run(itemOfEvent, named);
  refuseIssues(item?.isThere ? [] : [{ path: "ingredientId", message: "Este item não é deste evento" }]);
}

/** Names of one event that the trail takes: whoever has the link may give any, and entries cannot be deleted. */
const MOST_NAMES = 30;

/** Tells the trail that somebody of the team counts, with the first count under a name. */
async function recordName(tx: CompanyData, eventId: number, first: { name: string; countId: string }) {
  const { by, userId } = eventCounts;
  const [known] = await tx.select(
    {
      names: sql<string>`count(distinct ${by})`,
      isKnown: sql<boolean | null>`bool_or(${by} = ${first.name})`,
    },
    { from: eventCounts, where: and(eq(eventCounts.eventId, eventId), isNull(userId)) },
  );
  if (known?.isKnown || Number(known?.names) >= MOST_NAMES) return;
  await recordData(tx, "event_counted_by_team", eventId, { countId: first.countId });
}

/** Tells if an event plans an ingredient or has taken it, without reading the whole event for every count. */
const itemOfEvent = new CompanyStatement<{ isThere: boolean }, { eventId: number; ingredientId: number }>(
  "is_item_of_event",
  (own) => {
    const [eventId, ingredientId] = [sql.placeholder("eventId"), sql.placeholder("ingredientId")];
    const drink = own.lookup(
      eventDrinks,
      eventDrinks.eventId,
      eq(eventDrinks.id, eventIngredients.eventDrinkId),
    );
    const of = (from: typeof eventSupplies | typeof stockMovements) =>
      own.rows({
        from,
        where: sql`${from.eventId} = ${eventId} and ${from.ingredientId} = ${ingredientId}`,
      });
    const lines = own.rows({
      from: eventIngredients,
      where: sql`${eventIngredients.ingredientId} = ${ingredientId} and ${drink} = ${eventId}`,
    });
    return sql`select exists (select ${lines}) or exists (select ${of(eventSupplies)})
      or exists (select ${of(stockMovements)}) as "isThere"`;
  },
);
