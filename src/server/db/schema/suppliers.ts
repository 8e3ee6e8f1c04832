import { sql } from "drizzle-orm";
import { check, pgTable, text, unique } from "drizzle-orm/pg-core";
import { companyId } from "./accounts.ts";
import { createdAt, identity, moment, version } from "./columns.ts";

export const suppliers = pgTable(
  "suppliers",
  {
    id: identity(),
    companyId: companyId(),
    /** Stays with a removed supplier, for the purchases that name it. */
    name: text().notNull(),
    whatsapp: text(),
    cnpj: text(),
    notes: text(),
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("suppliers_company_id_id").on(table.companyId, table.id),
    // Removing a supplier wipes everything but the name.
    check(
      "suppliers_deleted_is_empty",
      sql`${table.deletedAt} is null or num_nonnulls(${table.whatsapp}, ${table.cnpj}, ${table.notes}) = 0`,
    ),
  ],
);
