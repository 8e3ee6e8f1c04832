import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** `in` as one array parameter: the text is the same for any number of ids, so it is prepared once. */
export const isAnyOf = (column: PgColumn, ids: readonly number[]): SQL =>
  // Of a list PostgreSQL does not know the length, and would plan anew each time for one id.
  ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${sql.param(ids)}::int[])`;
