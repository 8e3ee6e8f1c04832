import { sql } from "drizzle-orm";
import { check, pgTable, text, unique } from "drizzle-orm/pg-core";
import { companyId } from "./accounts.ts";
import { createdAt, identity, moment, version } from "./columns.ts";

export const clients = pgTable(
  "clients",
  {
    id: identity(),
    companyId: companyId(),
    name: text(),
    email: text(),
    phone: text(),
    cpf: text(),
    address: text(),
    notes: text(),
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("clients_company_id_id").on(table.companyId, table.id),
    // Deleting a client wipes everything personal; only the id stays, for the events that name it.
    check(
      "clients_deleted_is_empty",
      sql`(${table.deletedAt} is null and ${table.name} is not null) or (${table.deletedAt} is not null
        and num_nonnulls(${table.name}, ${table.email}, ${table.phone}, ${table.cpf}, ${table.address}, ${table.notes}) = 0)`,
    ),
  ],
);
