import { readFileSync } from "node:fs";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../../scripts/child-process.mjs";
import { freePort } from "../../../scripts/start-product.mjs";
import { findBinaries } from "../../../scripts/temporary-postgres.mjs";

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const ORPHANS_PATIENCE = 20_000;

/**
 * A PostgreSQL of the system that is stopped, killed and started again as a fault asks for it, with every write on the
 * disk before it is acknowledged; undefined where there is none.
 * @param {{ folder?: string, standbyOf?: string }} [options] where its files are, if it matters; the server it follows
 */
export async function startPostgres(options = {}) {
  const bin = findBinaries();
  if (!bin) return undefined;
  const isRoot = process.getuid?.() === 0;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "balcao-faults-postgres-")));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  const port = await freePort();
  const run = async (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const command = [join(bin, program), ...args];
    const owner = isRoot ? ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", "--"] : [];
    const [first = "", ...rest] = [...owner, ...command];
    const { code, output } = await runCommand(first, rest, { isQuiet: true });
    if (code !== 0) throw new Error(`${program}: ${output}`);
    return output;
  };
  if (options.standbyOf) {
    await run(
      "pg_basebackup",
      "--pgdata",
      data,
      "--dbname",
      options.standbyOf,
      "-R",
      "--checkpoint",
      "fast",
      "--no-sync",
    );
  } else {
    await run(
      "initdb",
      "--pgdata",
      data,
      "--username",
      "balcao",
      "--auth",
      "trust",
      "-E",
      "UTF8",
      "--no-sync",
    );
  }
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`;
  const startOnce = () =>
    run("pg_ctl", "start", "--wait", "--pgdata", data, "--log", join(folder, "log"), "-o", settings);
  // After a kill of the postmaster alone its backends hold the data for a moment.
  const start = async () => {
    const deadline = Date.now() + ORPHANS_PATIENCE;
    for (;;) {
      try {
        return await startOnce();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((done) => setTimeout(done, 200));
      }
    }
  };
  const stop = (mode = "fast") => run("pg_ctl", "stop", "--pgdata", data, "--mode", mode);
  await start();
  // Should the torture be ended early: it is a process of its own and would stay.
  const leave = () => {
    const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, "SIGQUIT");
  };
  process.once("exit", leave);
  return {
    url: `postgres://balcao@127.0.0.1:${port}/postgres`,
    version: (await run("postgres", "--version")).trim(),
    start,
    stop,
    /** Makes a standby the primary. */
    promote: () => run("pg_ctl", "promote", "--wait", "--pgdata", data),
    pid: async () => Number((await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")[0]),
    remove: async () => {
      process.off("exit", leave);
      await stop("immediate").catch(() => undefined);
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof startPostgres>>>} Postgres */
