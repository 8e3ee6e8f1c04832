import pg from "pg";
import { CompanyDatabases } from "#server/db/company/company-databases.ts";
import { companyRole } from "#server/db/company/company-role.ts";
import { type Database, databaseOn } from "#server/db/database.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "#server/db/embedded/embedded-database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import type { PoolUse } from "#server/metrics/metrics.ts";
import { embeddedFolder } from "#server/start/env.ts";
import { StartError } from "#server/start/start-error.ts";
import { withinTime } from "#server/start/within-time.ts";
import { DATABASE_URL_WRONG, parseDatabaseAddress } from "./database-address.ts";
import { APPLICATION_NAME, type Connection, companyPool, systemPool } from "./pools.ts";
import { PreparingClient } from "./preparing-client.ts";
import { Primary } from "./primary.ts";
import { refuseSharedConnections } from "./shared-connections.ts";

export type OpenDatabase = {
  db: Database;
  companies: CompanyDatabases;
  /** How its connections are used, by pool. */
  pools: Record<string, PoolUse>;
  /** Resolves when the database answers within a second. */
  ping(): Promise<void>;
  /** Settles when the database says anything at all. */
  ask(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  databaseUrl?: string;
  dataDir: string;
  /** The embedded database of that folder, if it is being started already. */
  started?: Promise<EmbeddedDatabase>;
  onProgress: (sentence: string) => void;
  /** Called when the embedded server dies: the process cannot serve any more. */
  onLost: (reason: string) => void;
  /** No statement timeout, for copying or checking everything. */
  isUnhurried?: boolean;
};

/** Milliseconds for which a transaction that is cut off keeps its locks. */
const LET_GO_AFTER = 4_000;

const LIMITS = {
  // No request may hold a connection for ever, whatever it waits for.
  statement_timeout: 5_000,
  // Less than the next: of two transactions that are cut off, the second must give up before it gets the first one's locks.
  lock_timeout: 3_500,
  idle_in_transaction_session_timeout: LET_GO_AFTER,
};

const forRequests = ({ isRemote }: { isRemote: boolean }) => ({
  Client: PreparingClient,
  settings: isRemote ? { ...LIMITS, tcp_user_timeout: LET_GO_AFTER } : LIMITS,
});

/** Opens the database of `DATABASE_URL`, or the embedded one, and brings its schema up to date. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const embedded = options.databaseUrl
    ? undefined
    : await (options.started ??
        startEmbeddedDatabase({ dataDir: options.dataDir, onProgress: options.onProgress }));
  embedded?.onUnexpectedExit(options.onLost);
  const connection: Connection = embedded ? embedded.connection : serverAt(options.databaseUrl ?? "");
  const limits = options.isUnhurried ? {} : forRequests({ isRemote: !embedded });
  const pool = systemPool(connection, limits);
  const pools = [pool];
  const close = async () => {
    await Promise.all(pools.map((each) => each.end()));
    await embedded?.stop();
  };
  try {
    if (!embedded) await proveUsable(pool);
    await migrateDatabase(pool, keepingCopies(options));
    const ofCompanies = companyPool(connection, await companyRole(pool), limits);
    pools.push(ofCompanies);
    const companies = new CompanyDatabases(ofCompanies);
    return {
      db: databaseOn(pool),
      companies,
      pools: { companies, system: pool },
      ping: async () => void (await withinTime(pool.query("select 1"), 1_000)),
      ask: (signal) =>
        connection.primary?.ask(signal) ??
        askDatabase({ ...connection, application_name: APPLICATION_NAME }, signal),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Backs up before migrations, for the embedded database only: a server's is backed up by whoever runs it. */
function keepingCopies({ onProgress, ...options }: Options) {
  const folder = embeddedFolder(options);
  if (folder === undefined) return undefined;
  return async (db: Database, schema: number) => {
    // Hardly any start needs it, so none but those has to load it.
    const { backUpBeforeMigration } = await import("#server/backup/backup-before-migration.ts");
    await backUpBeforeMigration(db, { folder, schema, onProgress });
  };
}

function serverAt(databaseUrl: string): Connection {
  const address = parseDatabaseAddress(databaseUrl);
  if (!address) throw new StartError(DATABASE_URL_WRONG);
  const { urls, needsPrimary } = address;
  return { connectionString: urls[0], ...(needsPrimary && { primary: new Primary(urls) }) };
}

async function proveUsable(pool: pg.Pool): Promise<void> {
  try {
    await refuseSharedConnections(pool);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error && error.message ? error.message : String(error);
    // The address may hold a password, so only the driver's own words are shown.
    throw new StartError(`O banco de dados de DATABASE_URL não responde (${reason}).`);
  }
}

/** Runs a trivial query over a new connection; fails when that is refused. */
export async function askDatabase(config: pg.ClientConfig, signal: AbortSignal): Promise<void> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  // One that never answers would hold the connection for as long as the network does.
  signal.addEventListener("abort", () => client.connection.stream.destroy(), { once: true });
  await client.connect();
  await client.query("select 1");
  await client.end();
}
