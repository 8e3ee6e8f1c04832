import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { type Activity, type ActivityBatch, accountActions } from "#shared/activity/contract.ts";
import { momentOf, PAGE_SIZE, pageOf } from "./paginate.ts";

/** Lists activity on the accounts of all companies, and nothing about their data. */
export async function adminActivity(db: Database, before: string | undefined): Promise<ActivityBatch> {
  const blocked = alias(users, "blocked");
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.createdAt,
      action: auditEntries.action,
      username: users.username,
      subject: blocked.username,
      company: companies.name,
      address: auditEntries.address,
    })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.userId))
    .leftJoin(blocked, eq(blocked.id, auditEntries.subjectId))
    .leftJoin(companies, eq(companies.id, auditEntries.companyId))
    .where(
      and(inArray(auditEntries.action, [...accountActions]), lt(auditEntries.createdAt, momentOf(before))),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(PAGE_SIZE + 1);
  const lines = rows.map(
    ({ id, at, ...row }): Activity => ({
      ...row,
      key: `a${id}`,
      at: at.toISOString(),
      count: 1,
      thing: "account",
      thingId: null,
      details: null,
      stock: null,
      reason: null,
    }),
  );
  return pageOf([{ lines, isCut: rows.length > PAGE_SIZE }]);
}
