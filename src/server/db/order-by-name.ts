import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Sorts names as people do: the collation of the database puts Zebra before Água. */
export const orderByName = (column: PgColumn): SQL => sql`${column} collate "pt-BR-x-icu"`;
