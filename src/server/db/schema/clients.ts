import { sql } from "drizzle-orm";
import { check, pgTable, text, unique } from "drizzle-orm/pg-core";
import { companyId } from "./accounts.ts";
import { createdAt, identity, moment, version } from "./columns.ts";

/** Everything that is known of a person but the name. */
const personal = {
  email: text(),
  phone: text(),
  cpf: text(),
  address: text(),
  notes: text(),
};

export const clients = pgTable(
  "clients",
  {
    id: identity(),
    companyId: companyId(),
    /** Stays with a deleted client, for the events that name it, until it is wiped too. */
    name: text(),
    ...personal,
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("clients_company_id_id").on(table.companyId, table.id),
    // Deleting a client wipes everything personal but the name.
    check(
      "clients_deleted_is_empty",
      sql`(${table.deletedAt} is null and ${table.name} is not null) or (${table.deletedAt} is not null
        and num_nonnulls(${sql.join(
          Object.keys(personal).map((key) => sql`${table[key as keyof typeof personal]}`),
          sql`, `,
        )}) = 0)`,
    ),
  ],
);
