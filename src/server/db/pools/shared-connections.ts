import type pg from "pg";
import { StartError } from "#server/start/start-error.ts";

/** Times that two connections are compared; others may use the pooler meanwhile. */
const ROUNDS = 5;

const SHARED =
  "O pooler de DATABASE_URL troca a conexão a cada transação, e o Balcão guarda nela para qual empresa age; use pool_mode = session.";

const PID = "select pg_backend_pid() as pid";

/**
 * Refuses a pooler that lends a connection for a transaction or a statement only: settings of one company would stay for
 * the next. Without a pooler, PostgreSQL's own process is the one that it named when the connection was made.
 */
export async function refuseSharedConnections(pool: pg.Pool): Promise<void> {
  const one = await pool.connect();
  try {
    const pid = await pidOf(one);
    if (pid === (one as unknown as { processID: number | null }).processID) return;
    const other = await pool.connect();
    try {
      for (let round = 0; round < ROUNDS; round++) {
        // Whoever is in a transaction has a connection for itself: either the one that the first was lent before, or
        // another one, and then the first is lent another one in turn.
        await other.query("begin").catch(refuseStatementMode);
        const pids = [await pidOf(other), await pidOf(one)];
        await other.query("rollback");
        if (pids[0] === pid || pids[1] !== pid) throw new StartError(SHARED);
      }
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
}

const pidOf = async (client: pg.PoolClient): Promise<number> => (await client.query(PID)).rows[0].pid;

/** In statement mode there are no transactions, and the pooler says so. */
function refuseStatementMode(error: Error): never {
  throw /statement pooling/.test(error.message) ? new StartError(SHARED) : error;
}
