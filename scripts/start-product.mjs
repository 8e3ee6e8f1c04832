import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The demonstration enters a year before it is ready, on a slow disk beside other tests. */
export const START_TIMEOUT_MS = 180_000;
/** A server that accepts a connection and then stays silent is not ready. */
const ANSWER_TIMEOUT_MS = 5000;

/** The arguments that `npm start` gives. */
const NODE_ARGS = ["--max-semi-space-size=8", "--enable-source-maps"];

/** The system admin of every product started here, unless its environment says otherwise. */
export const ADMIN = { email: "admin@balcao.local", password: "senha-do-admin" };

/** @returns {Promise<number>} a loopback port on which nothing listens right now */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** True if a server answers 200 at this path; `/readyz` says that its database answers too. @param {string} url @param {string} [path] */
export const isReady = async (url, path = "/readyz") =>
  (await fetch(url + path, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => undefined))?.ok ??
  false;

/**
 * @typedef {{
 *   program?: string,
 *   args?: string[],
 *   wrapper?: string[],
 *   folder?: string,
 *   readyPath?: string | null,
 *   pollMs?: number,
 * }} Options `program`: one of SERVER_PROGRAMS; `wrapper`: a command that runs it; `folder`: of the built server;
 * `readyPath`: what must answer 200 before the start is over, `null` for a program that need not become ready
 */

/**
 * Starts the built product, or another program of the server, as a process of its own, and waits until it is ready. It
 * gets these variables and no others. Without `DATA_DIR` and `DATABASE_URL` it has a data folder that is deleted with it.
 * @param {Record<string, string>} [environment]
 * @param {Options} [options]
 */
export async function startProduct(
  environment = {},
  {
    program = "start",
    args = [],
    wrapper = [],
    folder = join(import.meta.dirname, "../dist/server"),
    readyPath = "/readyz",
    pollMs = 50,
  } = {},
) {
  const port = Number(environment.PORT ?? (await freePort()));
  const temporary = mkdtempSync(join(tmpdir(), "balcao-product-"));
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const [command = "", ...rest] = [
    ...wrapper,
    process.execPath,
    ...NODE_ARGS,
    join(folder, `${program}.js`),
    ...args,
  ];
  const startedAt = performance.now();
  const child = spawn(command, rest, {
    cwd: temporary,
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      PORT: String(port),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (text) => (printed += text));
  child.stderr.on("data", (text) => (printed += text));
  /** @type {Promise<number | null>} */
  const closed = new Promise((resolve) => child.once("close", resolve));
  const exited = closed.then(async (code) => {
    await rm(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    return code;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = (/** @type {NodeJS.Signals} */ signal = "SIGTERM") => {
    if (!hasEnded()) child.kill(signal);
    return exited;
  };
  // Nothing outlives a tool that ends early.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  void closed.then(() => process.off("exit", kill));

  const url = `http://127.0.0.1:${port}`;
  const isOver = () => hasEnded() || performance.now() - startedAt > START_TIMEOUT_MS;
  while (readyPath !== null && !(await isReady(url, readyPath))) {
    if (isOver()) {
      await stop("SIGKILL");
      throw new Error(`The server did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return {
    url,
    port,
    child,
    /** The folder of the embedded database. */
    dataDir: environment.DATA_DIR ?? join(temporary, program === "demo" ? "data-demo" : "data"),
    startTook: performance.now() - startedAt,
    /** Everything printed so far. */
    output: () => printed,
    exited,
    hasEnded,
    stop,
    memoryMiB: () => residentMiB(child.pid),
  };
}

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/** Resident memory, which only Linux tells as a file. @param {number | undefined} pid */
function residentMiB(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 102.4) / 10;
  } catch {
    return undefined;
  }
}
