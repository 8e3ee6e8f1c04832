import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { clients } from "#server/db/schema/clients.ts";
import { isOneOf } from "#server/db/schema/columns.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { actions, seenActions } from "#shared/activity/actions.ts";
import type { Activity, ActivityDetails, ActivityThing, AuditAction } from "#shared/activity/contract.ts";
import { removedClientName } from "#shared/clients/removed-client-name.ts";
import type { ActivityFilter } from "./activity-filter.ts";
import { PAGE_SIZE, type Read } from "./paginate.ts";

type Named = Exclude<ActivityThing, "account">;

/** Where the name of a thing stands, and the condition under which it can be opened. */
const sources: Record<Named, { table: NamedTable; isThere: SQL }> = {
  event: { table: events, isThere: sql`${events.isActive}` },
  // Shown where they wait; there is no page of one.
  inquiry: { table: inquiries, isThere: sql`false` },
  drink: { table: drinks, isThere: sql`${drinks.deletedAt} is null` },
  client: { table: clients, isThere: sql`${clients.deletedAt} is null` },
  supplier: { table: suppliers, isThere: sql`${suppliers.deletedAt} is null` },
  ingredient: { table: ingredients, isThere: sql`${ingredients.archivedAt} is null` },
};
type NamedTable =
  | typeof events
  | typeof inquiries
  | typeof drinks
  | typeof clients
  | typeof suppliers
  | typeof ingredients;

type Entry = Pick<Activity, "at" | "username" | "address"> & {
  id: string;
  action: AuditAction;
  name: string | null;
  isThere: boolean | null;
  subjectId: number | null;
  details: ActivityDetails | null;
};

type Values = { before: string; person: number | null; actions: readonly AuditAction[] };

/** Prepared: to build its text for every page took 2 ms of the shared thread, a third of the whole call. */
const newestEntries = new CompanyStatement<Entry, Values>("newest_entries", (own) => {
  const { id, createdAt, action, userId, subjectId, address, details } = auditEntries;
  const byThing = (value: (source: (typeof sources)[Named]) => PgColumn | SQL, otherwise: SQL) =>
    sql`case ${sql.join(
      (Object.keys(sources) as Named[]).map((thing) => {
        const { table } = sources[thing];
        const found = own.lookup(table, value(sources[thing]), eq(table.id, subjectId));
        return sql`when ${isOneOf(
          action,
          seenActions(() => true, thing),
        )} then ${found}`;
      }),
      sql` `,
    )} else ${otherwise} end`;
  const userBy = (column: PgColumn) => own.lookup(users, users.username, eq(users.id, column));
  const isProposal = sql`${proposals.id} = (${details} -> 'link' ->> 'proposalId')::int`;
  const isCount = sql`${eventCounts.id} = (${details} ->> 'countId')::uuid`;
  const givenName = sql`coalesce(${own.lookup(proposals, proposals.acceptedName, isProposal)},
    ${own.lookup(eventCounts, eventCounts.by, isCount)},
    case when ${details} -> 'link' ->> 'of' = 'inquiries'
      then ${own.lookup(inquiries, inquiries.name, eq(inquiries.id, subjectId))} end)`;
  const isWanted = and(
    sql`${createdAt} < ${sql.placeholder("before")}::timestamptz`,
    sql`(${sql.placeholder("person")}::int is null or ${userId} = ${sql.placeholder("person")}::int)`,
    sql`${action} = any(${sql.placeholder("actions")}::text[])`,
  );
  return sql`select ${id} as id, to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ${action} as action, case when ${userId} is null then ${givenName} else ${userBy(userId)} end as username,
      ${byThing(({ table }) => table.name, userBy(subjectId))} as name,
      ${byThing(({ isThere }) => isThere, sql`false`)} as "isThere",
      ${subjectId} as "subjectId", ${address} as address, ${details} as details
    ${own.rows({ from: auditEntries, where: isWanted })}
    order by ${createdAt} desc, ${id} desc limit ${sql.raw(String(PAGE_SIZE + 1))}`;
});

/** Reads the newest entries of a company's trail before a moment, of those that the user may see. */
export async function readEntries(data: CompanyData, before: Date, filter: ActivityFilter): Promise<Read> {
  const rows = await data.run(newestEntries, {
    before: before.toISOString(),
    person: filter.person ?? null,
    actions: seenActions((permission) => data.can(permission), filter.thing),
  });
  return { lines: rows.map(lineOf), isCut: rows.length > PAGE_SIZE };
}

/** Field by field: to spread the rest of each row took most of the time of a page. */
function lineOf({ id, at, action, username, name, isThere, subjectId, address, details }: Entry): Activity {
  const { thing } = actions[action];
  const isGone = thing === "client" && !isThere && subjectId !== null;
  return {
    key: `a${id}`,
    at,
    action,
    username,
    subject: isGone
      ? removedClientName(subjectId, name)
      : (name ?? (subjectId === null ? null : String(subjectId))),
    count: 1,
    thing,
    thingId: isThere ? subjectId : null,
    details,
    stock: null,
    reason: null,
    company: null,
    address,
  };
}
