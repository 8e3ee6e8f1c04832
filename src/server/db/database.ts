import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { type PgDatabase, PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

/** The whole database, or a transaction on it: crosses companies, so only accounts, admin and set-up take it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Naming of the schema's columns in the database. */
const CASING = "snake_case";

/** Builds SQL text; caches the names of columns. */
export const dialect = new PgDialect({ casing: CASING });

export const databaseOn = (connection: pg.Pool | pg.PoolClient | pg.Client): Database =>
  drizzle(connection as pg.Pool, { casing: CASING });
