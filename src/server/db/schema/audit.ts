import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { type ActivityDetails, accountActions, auditActions } from "#shared/activity/contract.ts";
import { companies, users } from "./accounts.ts";
import { createdAt, isOneOf, moment, oneOf } from "./columns.ts";

/** The trail of who did what, and when. Rows are only ever added: a trigger refuses everything else. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Company of the account or data concerned; null for an admin's own. */
    companyId: integer().references(() => companies.id),
    /** Null where somebody without an account acted by a link, which the details name. */
    userId: integer().references(() => users.id),
    action: text({ enum: auditActions }).notNull(),
    /** Id of the thing concerned, and not its name: deleted data must not live on here. */
    subjectId: integer(),
    /** Address that a login came from. */
    address: text(),
    /** The changed fields with old and new values. Never personal data: entries cannot be deleted. Part of the hash. */
    details: jsonb().$type<ActivityDetails>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_by_company").on(table.companyId, table.createdAt),
    index("audit_entries_of_accounts").on(table.createdAt).where(isOneOf(table.action, accountActions)),
    oneOf("audit_entries_action", table.action, auditActions),
    check("audit_entries_actor", sql`num_nonnulls(${table.userId}, ${table.details} -> 'link') = 1`),
  ],
);

/**
 * Hash chains over the trail, one for each company and one for entries of none: each hash covers an entry and the hash
 * before. Triggers write them, with the commit of the entry.
 */
export const auditLinks = pgTable(
  "audit_links",
  {
    entryId: bigint({ mode: "number" })
      .primaryKey()
      .references(() => auditEntries.id),
    companyId: integer().references(() => companies.id),
    /** From 1 on, without a gap. */
    position: integer().notNull(),
    linkedAt: moment().notNull(),
    hash: text().notNull(),
  },
  (table) => [unique("audit_links_place").on(table.companyId, table.position).nullsNotDistinct()],
);
