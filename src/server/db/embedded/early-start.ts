import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataDirOf } from "#server/start/data-dir.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";

export type EarlyStart = {
  database: Promise<EmbeddedDatabase>;
  /** Resolves when there is nothing left to do but wait for PostgreSQL. */
  launched: Promise<void>;
};

/**
 * Starts the embedded database before the rest of the server is loaded: both take about as long. Only where a cluster
 * exists, so that a wrong setting creates nothing.
 */
export function startEarly(variables: Record<string, string | undefined>): EarlyStart | undefined {
  const dataDir = dataDirOf(variables);
  if (variables.DATABASE_URL?.trim() || !existsSync(join(dataDir, "postgres/PG_VERSION"))) return undefined;
  let onLaunched = () => {};
  const isLaunched = new Promise<void>((resolve) => {
    onLaunched = resolve;
  });
  const database = startEmbeddedDatabase({ dataDir, onLaunched, onProgress: console.log });
  const settled = database.then(
    () => undefined,
    // Whoever opens the database gets to hear of it.
    () => undefined,
  );
  return { database, launched: Promise.race([isLaunched, settled]) };
}
