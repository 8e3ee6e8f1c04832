import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureRunnable } from "./build.mjs";
import { stopWithNpm } from "./parent-process.mjs";

/**
 * Installs and builds what is stale, then runs one of the server's programs in this very process.
 * @param {string} program
 */
export async function runBuilt(program) {
  await ensureRunnable();
  process.setSourceMapsEnabled(true);
  stopWithNpm(() => process.kill(process.pid, "SIGTERM"));
  await import(pathToFileURL(join(import.meta.dirname, "../dist/server", program)).href);
}
