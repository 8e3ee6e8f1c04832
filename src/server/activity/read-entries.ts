import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { clients } from "#server/db/schema/clients.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { actions, seenActions } from "#shared/activity/actions.ts";
import type { Activity, ActivityThing } from "#shared/activity/contract.ts";
import { removedClientName } from "#shared/clients/removed-client-name.ts";
import type { ActivityFilter } from "./activity-filter.ts";
import { PAGE_SIZE, type Read } from "./paginate.ts";

/** Where the name of a thing stands, and the condition under which it can be opened. */
const sources: Record<Exclude<ActivityThing, "account">, { name: PgColumn; isThere: SQL }> = {
  event: { name: events.name, isThere: sql`${events.isActive}` },
  drink: { name: drinks.name, isThere: sql`${drinks.deletedAt} is null` },
  client: { name: clients.name, isThere: sql`${clients.deletedAt} is null` },
  supplier: { name: suppliers.name, isThere: sql`${suppliers.deletedAt} is null` },
  ingredient: { name: ingredients.name, isThere: sql`${ingredients.archivedAt} is null` },
};
const tables = {
  event: events,
  drink: drinks,
  client: clients,
  supplier: suppliers,
  ingredient: ingredients,
};
const named = Object.keys(tables) as (keyof typeof tables)[];

/** Reads the newest entries of a company's trail before a moment. */
export async function readEntries(data: CompanyData, before: Date, filter: ActivityFilter): Promise<Read> {
  const isAbout = (thing: ActivityThing) =>
    inArray(
      auditEntries.action,
      seenActions(() => true, thing),
    );
  const subjectIn = (thing: keyof typeof tables, value: PgColumn | SQL) =>
    data.lookup(tables[thing], value, eq(tables[thing].id, auditEntries.subjectId));
  const byThing = (value: (thing: keyof typeof tables) => PgColumn | SQL, otherwise: SQL) =>
    sql`case ${sql.join(
      named.map((thing) => sql`when ${isAbout(thing)} then ${subjectIn(thing, value(thing))}`),
      sql` `,
    )} else ${otherwise} end`;
  const userBy = (id: PgColumn) => data.lookup<string | null>(users, users.username, eq(users.id, id));
  const rows = await data.select(
    {
      id: auditEntries.id,
      at: auditEntries.createdAt,
      action: auditEntries.action,
      username: userBy(auditEntries.userId),
      name: sql<string | null>`${byThing((thing) => sources[thing].name, userBy(auditEntries.subjectId))}`,
      isThere: sql<boolean | null>`${byThing((thing) => sources[thing].isThere, sql`false`)}`,
      subjectId: auditEntries.subjectId,
      address: auditEntries.address,
      details: auditEntries.details,
    },
    {
      from: auditEntries,
      where: and(
        lt(auditEntries.createdAt, before),
        filter.person === undefined ? undefined : eq(auditEntries.userId, filter.person),
        inArray(
          auditEntries.action,
          seenActions((permission) => data.can(permission), filter.thing),
        ),
      ),
      orderBy: [desc(auditEntries.createdAt), desc(auditEntries.id)],
      limit: PAGE_SIZE + 1,
    },
  );
  const lines = rows.map(({ id, at, name, isThere, subjectId, ...row }): Activity => {
    const { thing } = actions[row.action];
    const isGone = thing === "client" && !isThere && subjectId !== null;
    return {
      ...row,
      subject: isGone
        ? removedClientName(subjectId, name)
        : (name ?? (subjectId === null ? null : String(subjectId))),
      thing,
      thingId: isThere ? subjectId : null,
      stock: null,
      reason: null,
      key: `a${id}`,
      at: at.toISOString(),
      count: 1,
      company: null,
    };
  });
  return { lines, isCut: rows.length > PAGE_SIZE };
}
