import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../scripts/free-port.mjs";

const root = join(import.meta.dirname, "..");
const PATIENCE_MS = 60_000;

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
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > PATIENCE_MS) {
      child.kill();
      throw new Error(`O servidor não iniciou:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
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

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
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
