import { desc, eq, lt, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { clients } from "#server/db/schema/clients.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import type { Activity, ActivityBatch, AuditAction } from "#shared/activity/contract.ts";
import { removedClientName } from "#shared/clients/removed-client-name.ts";
import { momentOf, PAGE_SIZE, pageOf, type Read } from "./paginate.ts";

/** Movements read per page: an import moves thousands at once and is still one line. */
const MOVEMENTS_READ = 6_000;

/** Lists activity on a company's accounts and data, stock movements included. */
export async function companyActivity(data: CompanyData, before: string | undefined): Promise<ActivityBatch> {
  const moment = momentOf(before);
  const [entries, movements] = await Promise.all([readEntries(data, moment), readMovements(data, moment)]);
  return pageOf([entries, movements]);
}

async function readEntries(data: CompanyData, before: Date): Promise<Read> {
  const is = (action: string) => sql`${auditEntries.action} = ${action}`;
  const nameIn = (table: typeof drinks | typeof events | typeof clients | typeof ingredients) =>
    data.lookup(table, table.name, eq(table.id, auditEntries.subjectId));
  const userBy = (id: PgColumn) => data.lookup<string | null>(users, users.username, eq(users.id, id));
  const isOfClient = or(is("client_deleted"), is("client_name_deleted"));
  const rows = await data.select(
    {
      id: auditEntries.id,
      at: auditEntries.createdAt,
      action: auditEntries.action,
      username: userBy(auditEntries.userId),
      subject: sql<string | null>`coalesce(case
        when ${is("drink_deleted")} then ${nameIn(drinks)}
        when ${sql`${auditEntries.action} like 'event_%'`} then ${nameIn(events)}
        when ${or(is("ingredient_archived"), is("ingredient_unarchived"))} then ${nameIn(ingredients)}
        when ${or(is("user_blocked"), is("user_unblocked"))} then ${userBy(auditEntries.subjectId)}
      end, ${auditEntries.subjectId}::text)`,
      clientName: sql<string | null>`case when ${isOfClient} then ${nameIn(clients)} end`,
      subjectId: auditEntries.subjectId,
      address: auditEntries.address,
    },
    {
      from: auditEntries,
      where: lt(auditEntries.createdAt, before),
      orderBy: [desc(auditEntries.createdAt), desc(auditEntries.id)],
      limit: PAGE_SIZE + 1,
    },
  );
  const lines = rows.map(({ id, at, clientName, subjectId, ...row }) => ({
    ...row,
    ...(isAboutClient(row.action) && subjectId && { subject: removedClientName(subjectId, clientName) }),
    key: `a${id}`,
    at: at.toISOString(),
    count: 1,
    company: null,
  }));
  return { lines, isCut: rows.length > PAGE_SIZE };
}

const isAboutClient = (action: AuditAction) =>
  action === "client_deleted" || action === "client_name_deleted";

type MovedTogether = {
  id: string;
  at: string;
  action: Activity["action"];
  username: string;
  subject: string;
  count: number;
  isCut: boolean;
};

/** Groups movements of one transaction, which share their moment, into one line. */
const movedTogether = new CompanyStatement<MovedTogether, { before: string }>("moved_together", (own) => {
  const { id, createdAt, kind, userId, ingredientId, eventId, reversesId, quantityDelta } = stockMovements;
  const isBefore = sql`${createdAt} < ${sql.placeholder("before")}::timestamptz`;
  const ingredient = own.lookup(ingredients, ingredients.name, sql`${ingredients.id} = line.ingredient`);
  const event = own.lookup(events, events.name, sql`${events.id} = line.event`);
  return sql`with recent as (
      select ${id} as id, ${createdAt} as at, case when ${reversesId} is null then ${kind} else 'estorno' end as action, ${userId} as actor, ${ingredientId} as ingredient,
        ${eventId} as event, ${quantityDelta} <> 0 as is_moved
      ${own.rows({ from: stockMovements, where: isBefore })}
      order by ${createdAt} desc, ${id} desc limit ${sql.raw(String(MOVEMENTS_READ))}
    ), line as (
      select max(id) as id, at, action, max(actor) as actor, (array_agg(ingredient order by id desc))[1] as ingredient,
        event, count(*) filter (where is_moved)::int as count
      from recent group by at, action, event order by at desc, max(id) desc limit ${sql.raw(String(PAGE_SIZE + 1))}
    )
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, action, count,
      ${own.lookup(users, users.username, sql`${users.id} = line.actor`)} as username,
      coalesce(${event}, ${ingredient}) as subject,
      (select count(*) from line) > ${sql.raw(String(PAGE_SIZE))}
        or (select count(*) from recent) = ${sql.raw(String(MOVEMENTS_READ))} as "isCut"
    from line`;
});

async function readMovements(data: CompanyData, before: Date): Promise<Read> {
  const rows = await data.run(movedTogether, { before: before.toISOString() });
  const lines = rows.map(({ id, isCut: _isCut, ...row }) => ({
    ...row,
    key: `m${id}`,
    company: null,
    address: null,
  }));
  return { lines, isCut: rows[0]?.isCut ?? false };
}
