import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";

/** A data folder that goes with the fault it was made for. @template T @param {(folder: string) => Promise<T>} task */
export async function inFolder(task) {
  const folder = await mkdtemp(join(tmpdir(), "balcao-faults-"));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

/** The database of a running server, to look into. @template T @param {Record<string, string>} environment @param {(db: import("pg").Pool) => Promise<T>} task */
export async function withDatabase(environment, task) {
  const { runningDatabase } = await tsImport(
    "../../../src/server/db/embedded/running-database.ts",
    import.meta.url,
  );
  const { systemPool } = await tsImport("../../../src/server/db/pools/pools.ts", import.meta.url);
  const db = systemPool(
    environment.DATABASE_URL
      ? { connectionString: environment.DATABASE_URL }
      : await runningDatabase(environment.DATA_DIR),
    { max: 2 },
  );
  try {
    return await task(db);
  } finally {
    await db.end();
  }
}

/** @param {number} ms */
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
