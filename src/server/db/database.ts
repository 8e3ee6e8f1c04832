import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type pg from "pg";

/** The whole database, or a transaction on it: crosses companies, so only accounts, admin and set-up take it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export const databaseOn = (connection: pg.Pool | pg.PoolClient | pg.Client): Database =>
  drizzle(connection as pg.Pool, { casing: "snake_case" });
