import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { startTemporaryPostgres } from "../../scripts/temporary-postgres.mjs";

/** PostgreSQL refuses to run as root; this is nobody on every system that has a root. */
const NOBODY = 65_534;

/** The server `BENCH_DATABASE_URL` names, or a temporary one, started again so that it writes to the disk as a real one does. */
export async function openPostgres() {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, name: "PostgreSQL of BENCH_DATABASE_URL", stop: () => {} };
  const { url, stop } = await startTemporaryPostgres();
  try {
    await restartDurably(url);
  } catch (error) {
    stop();
    throw error;
  }
  return { url, name: "temporary PostgreSQL of the installed binaries", stop };
}

/** The tests' server has `fsync` off on its command line, which no other setting outranks. @param {string} url */
async function restartDurably(url) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("show data_directory");
  await client.end();
  const data = rows[0].data_directory;
  const [, binary = "", options = ""] =
    /^(\S+) (.*)/.exec(readFileSync(join(data, "postmaster.opts"), "utf8")) ?? [];
  const settings = [...options.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
  const durable = settings
    .slice(settings.indexOf("-p"))
    .map((word) => `'${word?.replace("fsync=off", "fsync=on").replaceAll("'", "")}'`);
  const isRoot = process.getuid?.() === 0;
  execFileSync(
    join(dirname(binary), "pg_ctl"),
    ["restart", "--wait", "--pgdata", data, "--log", join(data, "../log"), "-o", durable.join(" ")],
    { ...(isRoot && { uid: NOBODY, gid: NOBODY }), cwd: data, stdio: "ignore" },
  );
  const again = new pg.Client(url);
  await again.connect();
  const { rows: check } = await again.query("show fsync");
  await again.end();
  if (check[0].fsync !== "on") throw new Error("The temporary server does not write to the disk (fsync).");
}
