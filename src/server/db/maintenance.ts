import { join, resolve } from "node:path";
import { type OpenDatabase, openDatabase } from "#server/db/pools/connect.ts";
import { systemPool } from "#server/db/pools/pools.ts";
import type { Config } from "#server/start/env.ts";
import { StartError } from "#server/start/start-error.ts";
import { databaseOn } from "./database.ts";
import { hasCluster } from "./embedded/create-cluster.ts";
import { runningDatabase } from "./embedded/running-database.ts";

/**
 * Opens the server's database for a tool, whether a server has it open at the moment or not. A tool that reads what is
 * there must not make an empty database where there is none: only a restore may.
 */
export async function openForMaintenance(
  config: Config,
  { mayCreate = false } = {},
): Promise<Pick<OpenDatabase, "db" | "close">> {
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir);
  if (!running) {
    if (!config.databaseUrl && !mayCreate) await requireDatabase(resolve(config.dataDir));
    const onLost = (reason: string) => {
      throw new Error(reason);
    };
    return openDatabase({ ...config, onProgress: console.log, onLost, isUnhurried: true });
  }
  const pool = systemPool(running, { max: 2 });
  return { db: databaseOn(pool), close: () => pool.end() };
}

async function requireDatabase(dataDir: string): Promise<void> {
  if (await hasCluster(join(dataDir, "postgres"))) return;
  throw new StartError(
    `Não há banco de dados do Balcão na pasta ${dataDir}; diga em DATA_DIR a pasta dos dados, ou em DATABASE_URL o PostgreSQL.`,
  );
}
