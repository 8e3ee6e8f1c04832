import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { clients } from "#server/db/schema/clients.ts";
import { type Contact, contactKeys } from "#shared/inquiries/same-contact.ts";

const digits = sql`ltrim(regexp_replace(${clients.phone}, '[^0-9]', '', 'g'), '0')`;
/** As `phoneKey` of `#shared/inquiries/same-contact.ts` says it. */
const phoneKey = sql`case when length(${digits}) > 11 then regexp_replace(${digits}, '^55', '') else ${digits} end`;
/** Clients' addresses are checked, and have no blanks. */
const emailKey = sql`lower(${clients.email})`;

type Known = Contact & { id: number };

const knownContacts = new CompanyStatement<Known, ReturnType<typeof contactKeys>>("known_contacts", (own) => {
  const { id, phone, email, deletedAt } = clients;
  const firstOf = (columns: SQL, key: SQL, keys: "phones" | "emails") => {
    const isWanted = and(isNull(deletedAt), sql`${key} = any(${sql.placeholder(keys)}::text[])`);
    return sql`(select distinct on (${key}) ${id}, ${columns} ${own.rows({ from: clients, where: isWanted })} order by ${key}, ${id})`;
  };
  return sql`${firstOf(sql`${phone}, null as email`, phoneKey, "phones")}
    union all ${firstOf(sql`null, ${email}`, emailKey, "emails")}`;
});

/**
 * Reads the first client of each telephone and of each address that these contacts have: a company may have any number
 * of clients, and of most nobody asks.
 */
export const readKnownContacts = (data: CompanyData, contacts: readonly Contact[]): Promise<Known[]> =>
  data.run(knownContacts, contactKeys(contacts));
