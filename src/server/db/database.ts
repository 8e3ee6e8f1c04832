import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { type PgDatabase, PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

/** The whole database, or a transaction on it: crosses companies, so only accounts, admin and set-up take it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** How the columns of the schema are named in the database. */
const CASING = "snake_case";

/** How statements are written; it remembers the names of the columns. */
export const dialect = new PgDialect({ casing: CASING });

export const databaseOn = (connection: pg.Pool | pg.PoolClient | pg.Client): Database =>
  drizzle(connection as pg.Pool, { casing: CASING });
