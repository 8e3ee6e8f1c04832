import pg from "pg";
import { step } from "../../scripts/progress.mjs";
import { startProduct } from "../../scripts/start-product.mjs";
import { FULL, fillCompanies, SMALL } from "./company-rows.mjs";
import { measureLongCompany } from "./long-company.mjs";
import { measurePlaces, startDriver } from "./measure.mjs";
import { openEmpty, versionOf } from "./one-database.mjs";
import { median, spread } from "./result-lines.mjs";
import { measureUpkeep } from "./upkeep.mjs";
import { works } from "./works.mjs";

/** Two at the least: one that is read and one that is written to. */
const SIZES = [2, 10, 1_000, 10_000];
const SMOKE_SIZES = [2, 3];
/** As many are as large as a company gets; those after them are small, as most are. */
const FULL_ONES = 10;
/** Small companies that are filled at a time, until there are enough or the time is up. */
const AT_A_TIME = 500;
const MOST_FILLING_MS = Number(process.env.BENCH_FILL_SECONDS ?? 600) * 1000;
const MOST_GROWTH = 1.3;

/** @typedef {{ name: string, companies: number }} Stage */

/**
 * The latency of every call of one company, in databases with more and more companies of the same shape. They are
 * measured in turn, since a shared machine is not as quick at one minute as at the next.
 * @param {string} url of a database that only the bench fills
 * @param {import("./speed.mjs").Options} options
 */
export async function measureGrowth(url, { passwordHash, size, isSmoke }) {
  // Its start makes the tables.
  await (await startProduct({ DATABASE_URL: url })).stop();
  const { version, stages, seconds } = await fillStages(url, passwordHash, isSmoke ? SMOKE_SIZES : SIZES);
  const driver = startDriver();
  /** @type {(import("./measure.mjs").Place & { stop: () => Promise<unknown> })[]} */
  const places = [];
  try {
    for (const { name } of stages) {
      const databaseUrl = named(url, name);
      const product = await startProduct({ DATABASE_URL: databaseUrl });
      const client = new pg.Client(databaseUrl);
      await client.connect();
      const connection = { connectionString: databaseUrl };
      places.push({
        driver,
        product: product.url,
        limit: product.url,
        connection,
        client,
        stop: product.stop,
      });
    }
    const rows = [];
    for (const work of works())
      rows.push({ work: work.name, turns: await step(work.name, () => measurePlaces(work, places, size)) });
    const table = growthTable(stages, seconds, rows);
    const first = await step("Upkeep of the first", () => measureUpkeep(named(url, stages[0]?.name ?? "")));
    const last = await step("Upkeep of the last", () => measureUpkeep(named(url, stages.at(-1)?.name ?? "")));
    const largest = stages.at(-1);
    const long = largest
      ? await step("One company of ten thousand events", () =>
          measureLongCompany(named(url, largest.name), { ...largest, passwordHash, isSmoke }),
        )
      : "";
    return { version, table: [table, upkeepTable(stages, first, last), long].join("\n\n") };
  } finally {
    driver.stop();
    for (const { client, stop } of places) {
      await client.end();
      await stop();
    }
    for (const { name } of stages) await onServer(url, `drop database ${name} with (force)`);
  }
}

/** One database grows, and leaves a copy of itself at every size. @param {string} url @param {string} passwordHash @param {number[]} sizes */
async function fillStages(url, passwordHash, sizes) {
  /** @type {Stage[]} */
  const stages = [];
  let [companies, filledFor, version] = [0, 0, ""];
  for (const wanted of sizes) {
    const client = companies === 0 ? await openEmpty({ connectionString: url }) : new pg.Client(url);
    if (companies > 0) await client.connect();
    version ||= await versionOf(client);
    await step(`Filling up to ${wanted} companies`, async () => {
      while (companies < wanted && filledFor < MOST_FILLING_MS) {
        const startedAt = performance.now();
        const isFull = companies < FULL_ONES;
        const to = Math.min(isFull ? FULL_ONES : companies + AT_A_TIME, wanted);
        await fillCompanies(client, { from: companies, to, passwordHash, shape: isFull ? FULL : SMALL });
        companies = to;
        filledFor += performance.now() - startedAt;
      }
    });
    await client.end();
    const name = `balcao_growth_${stages.length}`;
    // PostgreSQL copies only what nobody has open: from another database of the server.
    await step(`Copying with ${companies} companies`, async () => {
      await onServer(url, `create database ${name} template ${new URL(url).pathname.slice(1)}`);
      const copy = new pg.Client(named(url, name));
      await copy.connect();
      await copy.query("vacuum analyze");
      await copy.end();
    });
    stages.push({ name, companies });
  }
  return { version, stages, seconds: filledFor / 1000 };
}

/** @param {string} url @param {string} database */
function named(url, database) {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** @param {string} url @param {string} statement */
async function onServer(url, statement) {
  const client = new pg.Client(named(url, "template1"));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** @param {Stage[]} stages @param {number} seconds @param {{ work: string, turns: number[][] }[]} rows */
function growthTable(stages, seconds, rows) {
  const lines = rows.map(({ work, turns }) => {
    const cells = stages.map(
      (_stage, index) => `${median(turns.map((times) => times[index] ?? 0)).toFixed(2)} ms`,
    );
    const ratios = turns.map((times) => (times.at(-1) ?? 0) / (times[0] || 1));
    return `| ${work} | ${cells.join(" | ")} | ${spread(ratios)} | ${median(ratios) <= MOST_GROWTH ? "yes" : "**no**"} |`;
  });
  return [
    `Median latency of the product, measured in turn; filled in ${Math.round(seconds)} s. Ten companies of 500 ingredients and 1,000 events, the rest of 20 and 12.`,
    "",
    `| work | ${stages.map(({ companies }) => `${companies} companies`).join(" | ")} | last ÷ first | up to ${MOST_GROWTH} × |`,
    `|---|${"---|".repeat(stages.length + 2)}`,
    ...lines,
  ].join("\n");
}

/** @typedef {Awaited<ReturnType<typeof measureUpkeep>>} Upkeep */

/** @param {Stage[]} stages @param {Upkeep} first @param {Upkeep} last */
const upkeepTable = (stages, first, last) =>
  [
    `| upkeep | ${stages[0]?.companies} companies | ${stages.at(-1)?.companies} companies |`,
    "|---|---|---|",
    ...Object.entries(first).map(
      ([what, before]) => `| ${what} | ${before} | ${/** @type {Record<string, string>} */ (last)[what]} |`,
    ),
  ].join("\n");
