import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { companies } from "#server/db/schema/accounts.ts";

/** Condition of rows of no company or of one that is not being erased: what is half erased cannot add up. */
export const isWhole = (companyId: SQLWrapper): SQL =>
  sql`not exists (select from ${companies} where ${companies.id} = ${companyId} and ${companies.erasingAt} is not null)`;
