import { bigint, integer, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** All that is left of a company that was erased. */
export const erasedCompanies = pgTable("erased_companies", {
  /** The id that it had. Not a reference: the company is gone. */
  number: integer().primaryKey(),
  closedAt: moment().notNull(),
  /** Null while its rows are being erased. */
  erasedAt: moment(),
  rows: bigint({ mode: "number" }).notNull().default(0),
});
