import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startProduct } from "../../../scripts/start-product.mjs";
import { inMs, quantile } from "../quantiles.mjs";
import { missing, openCompany, work } from "./company-at-work.mjs";
import { startPostgres } from "./postgres-server.mjs";
import { inFolder, sleep, withDatabase } from "./scene.mjs";
import { verifyStock } from "./verify-stock.mjs";

const PEOPLE = 12;
const LONGEST_WRITING = 2500;
const LONGEST_START = 10_000;

/** @typedef {{ rounds: number, report: import("../report.mjs").Report }} Task */

/** The server is killed while people write, on either database. @param {Task} task */
export async function kill({ rounds, report }) {
  await inFolder((folder) => killOn("the embedded database", { DATA_DIR: folder }, { rounds, report }));
  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("kill -9 on PostgreSQL", "not run: no PostgreSQL is installed");
  try {
    await killOn(postgres.version, { DATABASE_URL: postgres.url }, { rounds, report }, postgres);
  } finally {
    await postgres.remove();
  }
}

/**
 * Every third time the database dies at the same moment, as in a power cut that spares the disk.
 * @param {string} database @param {Record<string, string>} environment @param {Task} task
 * @param {import("./postgres-server.mjs").Postgres} [postgres]
 */
async function killOn(database, environment, { rounds, report }, postgres) {
  let server = await startProduct(environment);
  const company = await withDatabase(environment, (db) =>
    openCompany({ url: server.url, db, people: PEOPLE }),
  );
  const starts = [];
  /** @type {string[]} */
  const faults = [];
  let withDatabaseToo = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      const isOver = new AbortController();
      const acknowledgedBefore = company.acknowledged;
      const working = work(company, server.url, isOver.signal);
      // Only what was acknowledged can be lost.
      while (company.acknowledged === acknowledgedBefore) await sleep(5);
      await sleep(Math.random() * LONGEST_WRITING);
      const postmaster = round % 3 === 0 ? await postmasterOf(environment, postgres) : undefined;
      server.child.kill("SIGKILL");
      if (postmaster) process.kill(postmaster, "SIGKILL");
      isOver.abort();
      await Promise.all([working, server.exited]);
      if (postmaster) withDatabaseToo++;
      if (postmaster && postgres) await postgres.start();
      server = await startProduct(environment);
      starts.push(server.startTook);
      const [lost, stock] = await Promise.all([missing(company, server.url), verifyStock(environment)]);
      faults.push(...lost.map((what) => `round ${round}: ${what}`));
      if (!stock.isClean) faults.push(`round ${round}: ${stock.said}`);
    }
  } finally {
    await server.stop();
  }
  for (const fault of faults.slice(0, 10)) report.note(fault);
  report.check(
    `${rounds} × kill -9 under writes on ${database}: nothing acknowledged is lost, the stock adds up`,
    faults.length === 0 && company.acknowledged > 0,
    `${company.acknowledged} writes acknowledged, ${company.doubtful} cut off, ${withDatabaseToo} times the database was killed too, ${faults.length} faults`,
  );
  const worst = quantile(starts, 1);
  report.check(
    `the start after it takes less than ${LONGEST_START / 1000} s`,
    report.isWithin(worst, LONGEST_START),
    `median ${inMs(quantile(starts, 0.5))}, worst ${inMs(worst)}`,
  );
}

/** @param {Record<string, string>} environment @param {import("./postgres-server.mjs").Postgres} [postgres] */
async function postmasterOf({ DATA_DIR = "" }, postgres) {
  if (postgres) return postgres.pid();
  const [pid] = (await readFile(join(DATA_DIR, "postgres/postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
}
