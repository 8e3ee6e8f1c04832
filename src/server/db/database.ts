import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type pg from "pg";

/** The whole database, or a transaction on it: crosses companies, so only accounts, admin and set-up take it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** How the columns of the schema are named in the database. */
export const CASING = "snake_case";

export const databaseOn = (connection: pg.Pool | pg.PoolClient | pg.Client): Database =>
  drizzle(connection as pg.Pool, { casing: CASING });
