import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { startEmbeddedDatabase } from "#server/db/embedded/embedded-database.ts";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { POOL_SIZE } from "#server/db/pools/pools.ts";
import { readConfig, SUPERVISED } from "#server/start/env.ts";
import { fail, StartError } from "#server/start/start-error.ts";
import { superviseWorkers } from "#server/start/supervise-workers.ts";

const MOST_PROCESSES = 64;
/** Connections for backup, verify-stock and the like beside the servers. */
const SPARE_CONNECTIONS = 10;

/** `npm run cluster -- --processes N`: so many servers on one port and one database; without a number, one per core. */
async function run(): Promise<void> {
  const processes = processesAsked();
  const config = readConfig(process.env);
  if (config.databaseUrl) return superviseWorkers({ processes, onEnd: async () => {} });
  // It belongs to this process: the servers come and go, the database stays.
  const embedded = await startEmbeddedDatabase({
    dataDir: config.dataDir,
    maxConnections: processes * POOL_SIZE + SPARE_CONNECTIONS,
    onProgress: console.log,
  });
  embedded.onUnexpectedExit((reason) => fail(new StartError(reason)));
  superviseWorkers({
    processes,
    environment: { DATABASE_URL: databaseUrl(embedded.connection), [SUPERVISED]: "1" },
    onEnd: () => embedded.stop(),
  });
}

function processesAsked(): number {
  const wrong = new StartError(`--processes deve ser um número de 1 a ${MOST_PROCESSES}.`);
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((word) => word !== "cluster"),
      options: { processes: { type: "string", default: String(availableParallelism()) } },
    });
    const processes = Number(values.processes);
    if (!Number.isInteger(processes) || processes < 1 || processes > MOST_PROCESSES) throw wrong;
    return processes;
  } catch {
    throw wrong;
  }
}

run().catch(fail);
