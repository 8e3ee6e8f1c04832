import { type OpenDatabase, openDatabase } from "#server/db/pools/connect.ts";
import { systemPool } from "#server/db/pools/pools.ts";
import type { Config } from "#server/start/env.ts";
import { databaseOn } from "./database.ts";
import { runningDatabase } from "./embedded/running-database.ts";

/** Opens the server's database for a tool, whether a server has it open at the moment or not. */
export async function openForMaintenance(config: Config): Promise<Pick<OpenDatabase, "db" | "close">> {
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir);
  if (!running) {
    const onLost = (reason: string) => {
      throw new Error(reason);
    };
    return openDatabase({ ...config, onProgress: console.log, onLost, isUnhurried: true });
  }
  const pool = systemPool(running, { max: 2 });
  return { db: databaseOn(pool), close: () => pool.end() };
}
