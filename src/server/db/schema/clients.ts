import { sql } from "drizzle-orm";
import { check, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { ClientInput } from "#shared/clients/contract.ts";
import { companyId } from "./accounts.ts";
import { columnsOf, createdAt, identity, moment, version } from "./columns.ts";

/** Everything that is known of a person but the name. */
const personal = {
  email: text(),
  phone: text(),
  cpf: text(),
  /** Bare and in upper case. */
  cnpj: text(),
  address: text(),
  notes: text(),
} satisfies Record<Exclude<keyof ClientInput, "name" | "version">, unknown>;

export const clients = pgTable(
  "clients",
  {
    id: identity(),
    companyId: companyId(),
    /** Null once a removed client was deleted for good. */
    name: text(),
    ...personal,
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("clients_company_id_id").on(table.companyId, table.id),
    // Of a client that was deleted for good only the id is left.
    check(
      "clients_nameless_is_empty",
      sql`${table.name} is not null or (${table.deletedAt} is not null
        and num_nonnulls(${columnsOf(table, personal)}) = 0)`,
    ),
  ],
);
