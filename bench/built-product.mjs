import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../scripts/free-port.mjs";
import { untilReady } from "../scripts/until-ready.mjs";

const root = join(import.meta.dirname, "..");

/**
 * Starts the built server as `npm start` does once everything is built, and waits until it is ready.
 * @param {{ dataDir: string, databaseUrl?: string }} place
 */
export async function startBuiltProduct({ dataDir, databaseUrl }) {
  const port = await freePort();
  const { PATH = "", HOME = "" } = process.env;
  const variables = { PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: "senha-do-admin" };
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=8", "--enable-source-maps", "dist/server/main.js"],
    {
      cwd: root,
      env: { PATH, HOME, ...variables, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  child.stderr.on("data", (chunk) => (printed += chunk));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once("close", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, { hasEnded: () => child.exitCode !== null, output: () => printed, lookAgain: 5 });
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    url,
    readyAfterMs: performance.now() - startedAt,
    residentMiB: () => residentMiB(/** @type {number} */ (child.pid)),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Only Linux tells it as a file; elsewhere the row is left out. @param {number} pid */
function residentMiB(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** How to reach the database that the product has open in this folder. @param {string} dataDir */
export function embeddedConnection(dataDir) {
  const lock = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  return { host: lock[4], port: Number(lock[3]), user: "balcao", database: "balcao" };
}
