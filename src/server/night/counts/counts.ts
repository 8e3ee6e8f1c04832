import { and, eq, isNull, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { lockEvent } from "#server/events/lock-event.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import { withoutAddress } from "#shared/accounts/without-address.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { carriedPack } from "#shared/ingredients/pack.ts";
import type { EventCountInput, TakenCount } from "#shared/night/counts/contract.ts";
import { type LossField, perLossField } from "#shared/night/counts/loss-fields.ts";
import { formatNumber } from "#shared/numbers/format.ts";

/** Counts of one event that may wait for its return. */
const MOST_WAITING = 2000;
/** Fewer than an account may add, so that the company can always correct what came by the link. */
const MOST_BY_LINK = 1000;

/**
 * Adds a count of an event, whatever has become of the event meanwhile: somebody has counted it. One that is there
 * already, by its id, is answered as it is. Without a name the user has counted.
 */
export const addCount = (
  data: CompanyData,
  eventId: number,
  entry: EventCountInput,
  name?: string,
): Promise<TakenCount> =>
  data.transaction(async (tx) => {
    await lockEvent(tx, eventId);
    const known = await findCount(tx, eventId, entry.id);
    if (known) return known;
    const isOfGuests = entry.ingredientId === null;
    const [ingredient] = isOfGuests ? [] : await tx.lock(ingredients, [entry.ingredientId as number]);
    if (!isOfGuests && !ingredient) {
      throw new AppError(400, INGREDIENT_MISSING, {
        issues: [{ path: "ingredientId", message: INGREDIENT_MISSING }],
      });
    }
    const already = await tx.select(
      { count: sql<string>`count(*)` },
      { from: eventCounts, where: and(eq(eventCounts.eventId, eventId), isNull(eventCounts.settledStep)) },
    );
    const most = name === undefined ? MOST_WAITING : MOST_BY_LINK;
    if (Number(already[0]?.count) >= most)
      throw conflict(`Este evento já tem ${formatNumber(most)} contagens`);
    const values = {
      ...entry,
      eventId,
      packQuantity:
        entry.packQuantity === undefined && ingredient
          ? carriedPack(ingredient).packQuantity
          : (entry.packQuantity ?? null),
      by: name ?? (await nameOf(tx)),
      userId: tx.actor.kind === "user" ? tx.actor.userId : null,
    };
    await tx.run(insertCount, { count: JSON.stringify(values) });
    // Another event of the company may have taken the id in the very moment.
    return (await findCount(tx, eventId, entry.id)) as TakenCount;
  });

/** The count with this id, if it was sent before. */
export async function findCount(
  tx: CompanyData,
  eventId: number,
  id: string,
): Promise<TakenCount | undefined> {
  const [row] = await tx.list(eventCounts, eq(eventCounts.id, id));
  if (row && row.eventId !== eventId) throw conflict("Esta contagem é de outro evento");
  return row && presentCount(tx, row);
}

async function nameOf(tx: CompanyData): Promise<string> {
  const [user] = await tx.select(
    { username: users.username },
    { from: users, where: eq(users.id, tx.userId) },
  );
  return user?.username ?? "";
}

const lossColumns = (textOf: (field: LossField) => string) =>
  sql.raw(Object.values(perLossField(textOf)).join(", "));

/** Hand-written for its `on conflict`. */
const insertCount = new CompanyStatement<Record<string, never>, { count: string }>(
  "insert_event_count",
  (
    own,
  ) => sql`insert into ${eventCounts} (company_id, id, event_id, ingredient_id, guests_present, ran_out, closed, open_tenths, ${lossColumns((field) => field)},
      pack_quantity, by, user_id, counted_at)
    select ${own.id}, one.id, one."eventId", one."ingredientId", one."guestsPresent", one."ranOut", one.closed, one."openTenths", ${lossColumns((field) => `one.${field}`)},
      one."packQuantity", one.by, one."userId", one.at
    from json_to_record(${sql.placeholder("count")}::json) as one (id uuid, "eventId" int, "ingredientId" int,
      "guestsPresent" int, "ranOut" boolean, closed numeric, "openTenths" smallint[], ${lossColumns((field) => `${field} numeric`)}, "packQuantity" numeric, by text,
      "userId" int, at timestamptz)
    on conflict (company_id, id) do nothing`,
);

const presentCount = (data: CompanyData, row: typeof eventCounts.$inferSelect): TakenCount => ({
  id: row.id,
  ingredientId: row.ingredientId,
  guestsPresent: row.guestsPresent,
  ranOut: row.ranOut,
  closed: row.closed,
  openTenths: row.openTenths,
  ...perLossField((field) => row[field]),
  at: row.countedAt.toISOString(),
  by: data.can("see-personal-data") ? row.by : withoutAddress(row.by),
  isByLink: row.userId === null,
  packQuantity: row.packQuantity,
  isSettled: row.settledStep !== null,
});
