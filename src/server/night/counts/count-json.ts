import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { type CompanyList, type ListRead, revisionOf } from "#server/db/company/json-list.ts";
import { jsonEither, jsonObject } from "#server/db/json-sql.ts";
import { events } from "#server/db/schema/events.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { notFound } from "#server/http/errors.ts";
import { PLAIN_ADDRESS } from "#shared/accounts/email-address.ts";
import type { EventCount } from "#shared/night/counts/contract.ts";
import { perLossField } from "#shared/night/counts/loss-fields.ts";

const { by } = eventCounts;

/** As `withoutAddress` of `#shared/accounts/without-address.ts` says it. */
const nameWithoutAddress = sql`case when ${by} ~* ${PLAIN_ADDRESS.source}
  then split_part(${by}, '@', 1) else ${by} end`;

const countJson = (name: SQL) =>
  jsonObject<EventCount>({
    id: eventCounts.id,
    ingredientId: eventCounts.ingredientId,
    guestsPresent: eventCounts.guestsPresent,
    ranOut: eventCounts.ranOut,
    closed: eventCounts.closed,
    openTenths: sql`array_to_json(${eventCounts.openTenths})::text`,
    ...perLossField((field) => eventCounts[field]),
    at: eventCounts.countedAt,
    by: sql`to_json(${name})::text`,
    isByLink: jsonEither(sql`${eventCounts.userId} is null`, true, false),
    packQuantity: eventCounts.packQuantity,
  });

const waitingCounts = (statement: string, name: SQL) =>
  new CompanyStatement<ListRead<EventCount> & { isThere: boolean }, { eventId: number }>(statement, (own) => {
    const eventId = sql.placeholder("eventId");
    const counts = own.jsonArray(countJson(name), {
      from: eventCounts,
      where: and(eq(eventCounts.eventId, eventId), isNull(eventCounts.settledStep)),
      orderBy: [asc(eventCounts.createdAt), asc(eventCounts.id)],
    });
    return sql`select ${revisionOf(own)} as revision, ${counts} as text,
      exists (select ${own.rows({ from: events, where: eq(events.id, eventId) })}) as "isThere"`;
  });

const withNames = waitingCounts("list_event_counts", sql`${by}`);
const withoutAddresses = waitingCounts("list_event_counts_without_addresses", nameWithoutAddress);

/** The counts of an event that wait for its return, in the order in which they came, as the user may see them. */
export function waitingCountList(data: CompanyData, eventId: number): CompanyList<EventCount> {
  const seesAddresses = data.can("see-personal-data");
  return {
    name: `${seesAddresses ? "counts" : "countsWithoutAddresses"}.${eventId}`,
    mayBeStored: false,
    read: async (reader) => {
      const [read] = await reader.run(seesAddresses ? withNames : withoutAddresses, { eventId });
      if (!read?.isThere) throw notFound(EVENT_MISSING);
      return read;
    },
  };
}
