import { mkdtempSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startProduct } from "../../scripts/start-product.mjs";

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;

/**
 * What is done for all companies of a database together: start, tidying, backup, restore, proofs.
 * @param {string} url
 */
export async function measureUpkeep(url) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select pg_database_size(current_database())::float8 as size");
  const folder = mkdtempSync(join(tmpdir(), "balcao-upkeep-"));
  const copy = join(folder, "copy");
  const restored = `${new URL(url).pathname.slice(1)}_restored`;
  const other = new URL(url);
  other.pathname = `/${restored}`;
  try {
    const product = await startProduct({ DATABASE_URL: url, LOG_LEVEL: "info" });
    const tidied = await until(() => /"durationMs":(\d+),"msg":"tidied"/.exec(product.output())?.[1]);
    const memory = product.memoryMiB();
    const { rows: connections } = await client.query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await product.stop();
    const run = (/** @type {string} */ program, /** @type {string[]} */ args, at = url) =>
      timed(() => command(program, args, at));
    const backup = await run("backup", [copy]);
    const { size } = await stat(copy);
    await client.query(`create database ${restored}`);
    const restore = await run("restore", [copy], other.href);
    const stock = await run("verify-stock", []);
    const trail = await run("verify-trail", []);
    return {
      database: megabytes(rows[0].size),
      "start, until it is ready": seconds(product.startTook),
      tidying: seconds(Number(tidied)),
      "memory after both": `${memory} MiB`,
      "connections then": String(connections[0].count),
      backup: `${seconds(backup.ms)}, ${megabytes(size)}`,
      restore: seconds(restore.ms),
      "verify-stock": seconds(stock.ms),
      "verify-trail": seconds(trail.ms),
    };
  } finally {
    await client.query(`drop database if exists ${restored} with (force)`);
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @template T @param {() => Promise<T>} work */
async function timed(work) {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}

/** @param {() => string | undefined} look @returns {Promise<string>} */
async function until(look) {
  for (const end = performance.now() + 300_000; performance.now() < end; ) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The server never said that it has tidied");
}

/** A program of the built server, to its end. @param {string} program @param {string[]} args @param {string} url */
async function command(program, args, url) {
  const options = { program, args: [program, ...args], readyPath: null };
  const { exited, output } = await startProduct({ DATABASE_URL: url }, options);
  const code = await exited;
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output()}`);
}
