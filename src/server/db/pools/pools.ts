import pg from "pg";
import { PreparingClient } from "./preparing-client.ts";

export const APPLICATION_NAME = "balcao";

/** Connections of one server process, at the most: for what companies do, and for accounts, admin and the like. */
const COMPANY_POOL_SIZE = 14;
const SYSTEM_POOL_SIZE = 6;
export const POOL_SIZE = COMPANY_POOL_SIZE + SYSTEM_POOL_SIZE;

/** Pool that sees every company: for accounts, admin, set-up and tools. */
export const systemPool = (connection: pg.ClientConfig, config: pg.PoolConfig = {}): pg.Pool =>
  poolOf(connection, { max: SYSTEM_POOL_SIZE, ...config }, "set balcao.company = 'all'");

/** Pool that sees nothing until a connection acts for a company. Without a role it stays whoever logs in. */
export const companyPool = (
  connection: pg.ClientConfig,
  role: string | undefined,
  config: pg.PoolConfig = {},
): pg.Pool =>
  poolOf(
    connection,
    { max: COMPANY_POOL_SIZE, ...config, Client: PreparingClient },
    role === undefined ? "" : `set role ${role}`,
  );

/**
 * Sends the first statement on every new connection before it is used, and not as start-up options: poolers drop those.
 */
function poolOf(connection: pg.ClientConfig, config: pg.PoolConfig, first: string): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    application_name: APPLICATION_NAME,
    // Compiling a query pays for those that take seconds; ours are over before it is done.
    onConnect: async (client: pg.ClientBase) => void (await client.query(`set jit = off; ${first}`)),
    ...config,
    ...connection,
  });
  // An idle connection may break at any time; the next query opens another one.
  pool.on("error", () => undefined);
  return pool;
}
