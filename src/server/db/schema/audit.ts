import { bigint, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { accountActions, auditActions } from "#shared/activity/contract.ts";
import { companies, users } from "./accounts.ts";
import { createdAt, isOneOf, moment, oneOf } from "./columns.ts";

/** Who did what, and when. Rows are only ever added: a trigger refuses everything else. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the account or the data it is about; none for an admin's own. */
    companyId: integer().references(() => companies.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    action: text({ enum: auditActions }).notNull(),
    /** The id of what it was done to, and nothing else of it: what is deleted must not live on here. */
    subjectId: integer(),
    /** Where a login came from. */
    address: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_by_company").on(table.companyId, table.createdAt),
    index("audit_entries_of_accounts").on(table.createdAt).where(isOneOf(table.action, accountActions)),
    oneOf("audit_entries_action", table.action, auditActions),
  ],
);

/**
 * The chain over the trail, one for each company and one for what belongs to none: every entry with a hash over what it
 * says and the hash before. The database itself writes them, with the commit of the entry.
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
