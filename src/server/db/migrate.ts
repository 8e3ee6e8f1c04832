import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { PreparingClient } from "#server/db/pools/preparing-client.ts";
import { StartError } from "#server/start/start-error.ts";
import { type Database, databaseOn } from "./database.ts";
import { hasLostToOthers } from "./database-failure.ts";

/** Folder beside this file in the sources, beside the bundle once built. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Advisory lock of every process that migrates one database. */
export const MIGRATION_LOCK = 4_217_001;

/**
 * Wait for the lock of a table: whoever comes to the table later waits behind it. Shorter than PostgreSQL's
 * `deadlock_timeout` of 1 s, so that it is never a call that ends a deadlock.
 */
const LONGEST_WAIT = "500ms";
const MOST_TRIES = 60;
const BETWEEN_TRIES = 200;
/** Milliseconds for calls under way. */
const LAST_CALLS = 500;
/** Transactions of others in this database. */
const UNDER_WAY = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;

const UNDEFINED_TABLE = "42P01";

/** Runs before an existing schema is changed, with the number of migrations that made it. */
type BeforeChange = (db: Database, schema: number) => Promise<void>;

/** Brings the schema up to date; of several processes that start at once one does the work and the others wait. */
export async function migrateDatabase(pool: pg.Pool, beforeChange?: BeforeChange): Promise<void> {
  if (await isUpToDate(pool)) return;
  const client = await pool.connect();
  try {
    if (client instanceof PreparingClient) client.deadline = undefined;
    await client.query("set statement_timeout = 0");
    // On a machine that is busy enough this process says nothing for longer than a call may.
    await client.query("set idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await appliedTo(client);
    const known = knownMigrations();
    refuseNewerSchema(applied, known);
    // Another process may have done it all while we waited for our turn.
    if (applied.length > 0 && applied.length < known.length)
      await beforeChange?.(databaseOn(client), applied.length);
    await migrateBesideOthers(client);
  } finally {
    // Ending the connection frees the lock whatever happened in between.
    client.release(true);
  }
}

/**
 * Migrates while servers of the old version may be at work. A migration changes several tables and meets transactions
 * that use them in another order: it keeps new calls out first, and if it loses to others nevertheless, it is rolled
 * back and tried again.
 */
async function migrateBesideOthers(client: pg.PoolClient): Promise<void> {
  await client.query(`set lock_timeout = '${LONGEST_WAIT}'`);
  for (let tries = 1; ; tries++) {
    try {
      // Drizzle's own `begin` changes nothing then, and its `commit` ends this.
      await client.query("begin");
      await keepNewCallsOut(client);
      return await migrate(databaseOn(client) as Parameters<typeof migrate>[0], { migrationsFolder });
    } catch (error) {
      // A connection that was lost fails again here, and must not hide why.
      await client.query("rollback").catch(() => {});
      if (tries === MOST_TRIES || !hasLostToOthers(error)) explain(error);
      await sleep(BETWEEN_TRIES * (1 + Math.random()));
    }
  }
}

/** Locks the table that every call of a signed-in user asks first, and waits for the calls under way to end. */
async function keepNewCallsOut(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.sessions') is not null as exists");
  if (!rows[0]?.exists) return;
  await client.query("lock table sessions in access exclusive mode");
  const others = await client.query(UNDER_WAY);
  if (others.rows.length > 0) await sleep(LAST_CALLS);
}

/** Explains a failed migration. All of a start are one transaction, so it has left nothing behind. */
function explain(error: unknown): never {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  throw new StartError(
    `A atualização do banco de dados falhou e foi desfeita (${reason}); a versão anterior do Balcão continua a funcionar com ele.`,
  );
}

/**
 * True if all migrations are applied, as at nearly every start: then no lock is needed and the connection can be kept.
 */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations");
    const known = knownMigrations();
    const applied = new Set(rows.map(({ hash }) => hash));
    return rows.length === known.length && known.every((hash) => applied.has(hash));
  } catch (error) {
    const isAbsent = error instanceof Error && "code" in error && error.code === UNDEFINED_TABLE;
    if (isAbsent) return false;
    throw error;
  }
}

const knownMigrations = () => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

async function appliedTo(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return [];
  const applied = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations");
  return applied.rows.map(({ hash }) => hash);
}

/** Refuses a schema of a newer version: old code could silently lose what that stores. */
function refuseNewerSchema(applied: readonly string[], known: readonly string[]): void {
  if (applied.some((hash) => !known.includes(hash))) {
    throw new StartError(
      "O banco de dados foi migrado por uma versão mais nova do Balcão; inicie essa versão ou use outro banco.",
    );
  }
}
