import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./child-process.mjs";
import { stopWithNpm } from "./parent-process.mjs";
import { step } from "./progress.mjs";
import { freePort } from "./start-product.mjs";

/** PostgreSQL refuses to run as root; this is nobody on every system that has a root. */
const NOBODY = 65_534;

/** @type {NodeJS.Signals[]} */
const ENDING = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Starts a temporary PostgreSQL server from the installed binaries on a loopback port. It is a process of its own, so
 * it is also stopped when this one is interrupted.
 */
export async function startTemporaryPostgres() {
  const bin = findBinaries() ?? (await installBinaries());
  const version = execFileSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }).trim();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "balcao-postgres-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const asOwner = { ...(isRoot && { uid: NOBODY, gid: NOBODY }), cwd: folder, stdio: "ignore" };
  const data = join(folder, "data");
  /** @param {string} program @param {string[]} args */
  const runAsOwner = (program, args) =>
    execFileSync(
      join(bin, program),
      args,
      /** @type {import("node:child_process").ExecFileSyncOptions} */ (asOwner),
    );
  const stop = () => {
    for (const signal of ENDING) process.off(signal, stopAndExit);
    try {
      runAsOwner("pg_ctl", ["stop", "--pgdata", data, "--mode", "immediate"]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const stopAndExit = () => {
    try {
      stop();
    } finally {
      process.exit(1);
    }
  };
  for (const signal of ENDING) process.once(signal, stopAndExit);
  stopWithNpm(stopAndExit);
  await step(`Starting a temporary server, ${version}`, async () => {
    runAsOwner("initdb", [
      "--pgdata",
      data,
      "--username",
      "balcao",
      "--auth",
      "trust",
      "-E",
      "UTF8",
      "--locale",
      "C.UTF-8",
    ]);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
    runAsOwner("pg_ctl", ["start", "--wait", "--pgdata", data, "--log", join(folder, "log"), "-o", settings]);
  });
  return { url: `postgres://balcao@127.0.0.1:${port}/postgres`, stop };
}

/** The oldest PostgreSQL that the product runs on. */
const OLDEST = 15;

/** The folder of the oldest PostgreSQL binaries that are installed and that the product runs on. */
export function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = (existsSync(debian) ? readdirSync(debian) : [])
    .filter((version) => Number(version) >= OLDEST)
    .sort((a, b) => Number(a) - Number(b));
  const places = [...versions.map((version) => join(debian, version, "bin")), "/usr/local/bin", "/usr/bin"];
  return places.find((place) => existsSync(join(place, "initdb")));
}

async function installBinaries() {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const script = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql";
    await step("Installing PostgreSQL with apt-get", () =>
      runCommand("sh", ["-c", script], { isQuiet: true }),
    );
  }
  const found = findBinaries();
  if (found) return found;
  throw new Error(
    "There is no PostgreSQL server for the tests: install one or name it in TEST_DATABASE_URL.",
  );
}
