import pg from "pg";
import { withinTime } from "#server/start/within-time.ts";
import { PreparingClient } from "./preparing-client.ts";
import { type Primary, requireWritable, toPrimary, WRITABLE } from "./primary.ts";

export const APPLICATION_NAME = "balcao";

/** Connections of one server process, at the most: for what companies do, and for accounts, admin and the like. */
const COMPANY_POOL_SIZE = 14;
const SYSTEM_POOL_SIZE = 6;
export const POOL_SIZE = COMPANY_POOL_SIZE + SYSTEM_POOL_SIZE;

const CONNECT_WITHIN = 5_000;

/** One server, or with `primary` whichever of several may be written to. */
export type Connection = pg.ClientConfig & { primary?: Primary };

type PoolOptions = Omit<pg.PoolConfig, "Client"> & {
  Client?: typeof pg.Client;
  /** Settings of PostgreSQL on every connection. */
  settings?: Readonly<Record<string, number>>;
};

/** Pool that sees every company: for accounts, admin, set-up and tools. */
export const systemPool = (connection: Connection, options: PoolOptions = {}): pg.Pool =>
  poolOf(connection, { max: SYSTEM_POOL_SIZE, ...options }, "set balcao.company = 'all';");

/** Pool that sees nothing until a connection acts for a company. Without a role it stays whoever logs in. */
export const companyPool = (
  connection: Connection,
  role: string | undefined,
  options: PoolOptions = {},
): pg.Pool =>
  poolOf(
    connection,
    { max: COMPANY_POOL_SIZE, ...options, Client: PreparingClient },
    role === undefined ? "" : `set role ${role};`,
  );

/**
 * Sends the first statements on every new connection before it is used, and not as start-up options: poolers refuse or
 * drop those.
 */
function poolOf(
  { primary, ...connection }: Connection,
  { settings = {}, Client, ...config }: PoolOptions,
  first: string,
): pg.Pool {
  // Compiling a query pays for those that take seconds; ours are over before it is done.
  const all = Object.entries({ jit: "off", ...settings }).map(([name, value]) => `set ${name} = ${value};`);
  // A server that has become a standby still takes connections.
  const text = [...all, first, primary ? WRITABLE : ""].join(" ");
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_WITHIN,
    application_name: APPLICATION_NAME,
    Client: primary ? toPrimary(Client ?? pg.Client, primary) : Client,
    onConnect: async (client: pg.ClientBase) => {
      try {
        const answers = await withinTime(client.query(text), CONNECT_WITHIN);
        if (primary) requireWritable(answers);
      } catch (error) {
        // The pool would wait for its goodbye to be answered.
        (client as pg.Client).connection.stream.destroy();
        throw error;
      }
    },
    ...config,
    ...connection,
  });
  // An idle connection may break at any time; the next query opens another one.
  pool.on("error", () => undefined);
  return pool;
}
