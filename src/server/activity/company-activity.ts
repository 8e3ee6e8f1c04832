import { desc, eq, lt, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import type { ActivityPage } from "#shared/activity/contract.ts";
import { groupBy } from "#shared/group-by.ts";
import { momentOf, PAGE_SIZE, pageOf, type Read } from "./page-of.ts";

/** An import moves thousands at once and is still one line. */
const MOVEMENTS_READ = 6_000;

/** What happened to a company's accounts and data, stock movements included. */
export async function companyActivity(data: CompanyData, before: string | undefined): Promise<ActivityPage> {
  const moment = momentOf(before);
  const [entries, movements] = await Promise.all([readEntries(data, moment), readMovements(data, moment)]);
  return pageOf([entries, movements]);
}

async function readEntries(data: CompanyData, before: Date): Promise<Read> {
  const is = (action: string) => sql`${auditEntries.action} = ${action}`;
  const nameIn = (table: typeof drinks | typeof events) =>
    data.lookup(table, table.name, eq(table.id, auditEntries.subjectId));
  const userBy = (id: PgColumn) => data.lookup<string | null>(users, users.username, eq(users.id, id));
  const rows = await data.select(
    {
      id: auditEntries.id,
      at: auditEntries.createdAt,
      action: auditEntries.action,
      username: userBy(auditEntries.userId),
      subject: sql<string | null>`coalesce(case
        when ${is("drink_deleted")} then ${nameIn(drinks)}
        when ${is("event_disabled")} then ${nameIn(events)}
        when ${or(is("user_blocked"), is("user_unblocked"))} then ${userBy(auditEntries.subjectId)}
      end, ${auditEntries.subjectId}::text)`,
      address: auditEntries.address,
    },
    {
      from: auditEntries,
      where: lt(auditEntries.createdAt, before),
      orderBy: [desc(auditEntries.createdAt), desc(auditEntries.id)],
      limit: PAGE_SIZE + 1,
    },
  );
  const lines = rows.map(({ id, at, ...row }) => ({
    ...row,
    key: `a${id}`,
    at: at.toISOString(),
    count: 1,
    company: null,
  }));
  return { lines, isCut: rows.length > PAGE_SIZE };
}

async function readMovements(data: CompanyData, before: Date): Promise<Read> {
  const rows = await data.select(
    {
      id: stockMovements.id,
      at: stockMovements.createdAt,
      action: stockMovements.kind,
      username: data.lookup<string>(users, users.username, eq(users.id, stockMovements.userId)),
      ingredient: data.lookup<string>(
        ingredients,
        ingredients.name,
        eq(ingredients.id, stockMovements.ingredientId),
      ),
      event: data.lookup<string | null>(events, events.name, eq(events.id, stockMovements.eventId)),
    },
    {
      from: stockMovements,
      where: lt(stockMovements.createdAt, before),
      orderBy: [desc(stockMovements.createdAt), desc(stockMovements.id)],
      limit: MOVEMENTS_READ,
    },
  );
  // What one transaction moved has one and the same moment.
  const together = groupBy(rows, ({ at, action, event }) => `${at.getTime()} ${action} ${event}`);
  const lines = [...together.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id, at, action, username, ingredient, event } = first;
    const subject = event ?? ingredient;
    const line = { action, username, subject, count: group.length, company: null, address: null };
    return [{ ...line, key: `m${id}`, at: at.toISOString() }];
  });
  return { lines, isCut: rows.length === MOVEMENTS_READ };
}
