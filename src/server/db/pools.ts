import pg from "pg";
import { COMPANY_POOL_SIZE, SYSTEM_POOL_SIZE } from "./pool-size.ts";
import { PreparingClient } from "./preparing-client.ts";

export const APPLICATION_NAME = "balcao";
// Compiling a query pays for those that take seconds; ours are over before it is done.
const ALWAYS = "-c jit=off";

/** Connections that see every company: for accounts, admin, set-up and tools. */
export const systemPool = (connection: pg.ClientConfig, config: pg.PoolConfig = {}): pg.Pool =>
  poolOf(connection, { max: SYSTEM_POOL_SIZE, ...config }, "-c balcao.company=all");

/** Connections that see nothing until they act for a company. Without a role, as whoever logs in. */
export const companyPool = (
  connection: pg.ClientConfig,
  role: string | undefined,
  config: pg.PoolConfig = {},
) =>
  poolOf(
    connection,
    { max: COMPANY_POOL_SIZE, ...config, Client: PreparingClient },
    role === undefined ? "" : `-c role=${role}`,
  );

function poolOf(connection: pg.ClientConfig, config: pg.PoolConfig, options: string): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    application_name: APPLICATION_NAME,
    ...config,
    ...withOptions(connection, `${ALWAYS} ${options}`),
  });
  // An idle connection may break at any time; the next query opens another one.
  pool.on("error", () => undefined);
  return pool;
}

/** Ours behind those that are given: the driver would take an address's own in place of them. */
function withOptions(connection: pg.ClientConfig, options: string): pg.ClientConfig {
  const { connectionString } = connection;
  if (connectionString === undefined) {
    return { ...connection, options: [connection.options, options].filter(Boolean).join(" ") };
  }
  const url = new URL(connectionString);
  const given = url.searchParams.get("options");
  url.searchParams.set("options", [given, options].filter(Boolean).join(" "));
  return { ...connection, connectionString: url.href };
}
