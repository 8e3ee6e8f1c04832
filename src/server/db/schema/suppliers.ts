import { sql } from "drizzle-orm";
import { check, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { SupplierInput } from "#shared/suppliers/contract.ts";
import { companyId } from "./accounts.ts";
import { columnsOf, createdAt, identity, moment, version } from "./columns.ts";

/** Everything that is known of a supplier but the name; wiped when it is removed. */
const personal = {
  whatsapp: text(),
  cnpj: text(),
  notes: text(),
} satisfies Record<Exclude<keyof SupplierInput, "name" | "version">, unknown>;

export const suppliers = pgTable(
  "suppliers",
  {
    id: identity(),
    companyId: companyId(),
    /** Stays with a removed supplier, for the purchases that name it. */
    name: text().notNull(),
    ...personal,
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("suppliers_company_id_id").on(table.companyId, table.id),
    // Removing a supplier wipes everything but the name.
    check(
      "suppliers_deleted_is_empty",
      sql`${table.deletedAt} is null or num_nonnulls(${columnsOf(table, personal)}) = 0`,
    ),
  ],
);
