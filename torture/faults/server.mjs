import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { untilReady } from "../../scripts/until-ready.mjs";

const LOOK_AGAIN = 20;

/**
 * @typedef {Record<string, string>} Environment
 * @typedef {{
 *   folder?: string,
 *   program?: string,
 *   args?: string[],
 *   before?: string[],
 *   isPatient?: boolean,
 * }} Options `folder`: of the built server; `before`: a command that starts it; not patient: it need not become ready
 */

/** The built server as a process that may be treated badly. @param {Environment} environment @param {Options} [options] */
export async function startServer(
  environment,
  { folder = "dist/server", program = "main.js", args = [], before = [], isPatient = true } = {},
) {
  const port = Number(environment.PORT ?? (await freePort()));
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const [command = "", ...rest] = [...before, process.execPath, resolve(folder, program), ...args];
  const startedAt = performance.now();
  const child = spawn(command, rest, {
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      PORT: String(port),
      ADMIN_PASSWORD: "senha-do-admin",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (text) => {
    printed += text;
  });
  child.stderr.on("data", (text) => {
    printed += text;
  });
  /** @type {Promise<number | null>} */
  const exited = new Promise((done) => child.once("close", done));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = (/** @type {NodeJS.Signals} */ signal = "SIGTERM") => {
    if (!hasEnded()) child.kill(signal);
    return exited;
  };
  // Should the torture end early, nothing of it stays.
  const leave = () => child.kill("SIGKILL");
  process.once("exit", leave);
  void exited.then(() => process.off("exit", leave));

  const url = `http://127.0.0.1:${port}`;
  try {
    if (isPatient) await untilReady(url, { hasEnded, output: () => printed, lookAgain: LOOK_AGAIN });
  } catch (error) {
    await stop("SIGKILL");
    throw error;
  }
  const startTook = performance.now() - startedAt;
  return { url, port, child, stop, exited, hasEnded, startTook, output: () => printed };
}

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/** `npm run verify-stock` on the same database, its building apart. @param {Environment} environment */
export async function verifyStock(environment) {
  const { exited, output } = await startServer(environment, { program: "verify-stock.js", isPatient: false });
  return { isClean: (await exited) === 0, said: output().trim().split("\n").at(-1) ?? "" };
}
