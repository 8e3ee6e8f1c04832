import { gte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { auditEntries, auditLinks } from "#server/db/schema/audit.ts";

/** Dates the entries of the trail since a moment, which only the owner of an invented company may do. */
export const backdateTrail = (db: Database, since: Date, createdAt: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table ${auditEntries} disable trigger audit_entries_only_added`);
    await tx.update(auditEntries).set({ createdAt }).where(gte(auditEntries.createdAt, since));
    await tx.execute(sql`alter table ${auditEntries} enable trigger audit_entries_only_added`);
  });

/** Chains the backdated entries anew: a date is part of its entry's hash. */
export const relinkTrail = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table ${auditLinks} disable trigger audit_links_only_added`);
    await tx.delete(auditLinks);
    await tx.execute(sql`alter table ${auditLinks} enable trigger audit_links_only_added`);
    await tx.execute(sql`select link_older_entries()`);
  });
