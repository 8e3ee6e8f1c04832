import { fork } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { step } from "../../scripts/progress.mjs";
import { fillCompanies, tokenOf } from "./company-rows.mjs";
import { measureWork, startDriver } from "./measure.mjs";
import { memoryLine, workLine } from "./result-lines.mjs";
import { works } from "./works.mjs";

/** @typedef {import("../../scripts/start-product.mjs").Product} Product */

const WARMING_UP = { repetitions: 3, seconds: 2 };

/** Of a database that only the bench may fill. @param {pg.ClientConfig} connection */
export async function openEmpty(connection) {
  const client = new pg.Client(connection);
  // When the server goes first, what made it go is what should be read.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("select count(*)::int as companies from companies");
  if (rows[0].companies === 0) return client;
  await client.end();
  throw new Error("The database of BENCH_DATABASE_URL has companies already; name an empty one.");
}

/** @param {pg.Client} client */
export async function versionOf(client) {
  const { rows } = await client.query(
    "select current_setting('server_version') as version, current_setting('fsync') as fsync",
  );
  return `PostgreSQL ${rows[0].version.split(" ")[0]}, fsync ${rows[0].fsync}`;
}

/**
 * Measures every row of the table but the cold start, with the product on one database.
 * @param {Product} product
 * @param {pg.ClientConfig} connection
 * @param {import("./speed.mjs").Options} options
 */
export async function measureDatabase(product, connection, { passwordHash, size, isSmoke }) {
  const client = await openEmpty(connection);
  const version = await versionOf(client);
  await step("Filling two companies", async () => {
    await fillCompanies(client, { from: 0, to: 2, passwordHash });
    await client.query("vacuum analyze");
  });
  const limit = await startLimit(connection);
  const driver = startDriver();
  try {
    const place = { driver, product: product.url, limit: limit.url, connection, client };
    const lines = [];
    const [first] = works();
    // A process that has just started still compiles what it runs: whichever work came first would pay for it.
    if (first && !isSmoke) await step("Warming up", () => measureWork(first, place, WARMING_UP));
    for (const work of works()) {
      await compareBytes(product.url, limit.url);
      const pairs = await step(work.name, () => measureWork(work, place, size));
      lines.push(workLine(work, pairs));
    }
    return { version, lines: [...lines, ...memoryLine(product.memoryMiB())] };
  } finally {
    driver.stop();
    limit.stop();
    await client.end();
  }
}

/** @param {pg.ClientConfig} connection */
async function startLimit(connection) {
  const child = fork(join(import.meta.dirname, "limit-server.mjs"), {
    env: { ...process.env, CONNECTION: JSON.stringify(connection) },
  });
  const address = await new Promise((resolve) => child.once("message", resolve));
  return { url: `http://127.0.0.1:${address.port}`, stop: () => child.kill() };
}

/** The limit must do the same work, byte for byte. @param {string} product @param {string} limit */
async function compareBytes(product, limit) {
  const headers = { authorization: `Bearer ${tokenOf(0)}`, "accept-encoding": "identity" };
  for (const path of ["/api/user", "/api/ingredients", "/api/events", "/api/charges"]) {
    const texts = await Promise.all(
      [product, limit].map(async (url) => (await fetch(`${url}${path}`, { headers })).text()),
    );
    if (texts[0] === texts[1]) continue;
    let at = 0;
    while (texts[0]?.[at] === texts[1]?.[at]) at++;
    const [own, bare] = texts.map((text) => text.slice(Math.max(0, at - 60), at + 60));
    throw new Error(`${path}: the limit does not answer the same bytes.\n${own}\n${bare}`);
  }
}
