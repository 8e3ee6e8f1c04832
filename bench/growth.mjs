import { step } from "../scripts/progress.mjs";
import { fillCompanies } from "./company-rows.mjs";
import { measureProduct, startDriver } from "./measure.mjs";
import { openEmpty, versionOf } from "./one-database.mjs";
import { median } from "./result-lines.mjs";
import { works } from "./works.mjs";

const SIZES = [2, 100, 1_000];
/** Companies are filled so many at a time, until there are enough or the time is up. */
const AT_A_TIME = 20;
const MOST_FILLING_MS = Number(process.env.BENCH_FILL_SECONDS ?? 600) * 1000;
const MOST_GROWTH = 1.3;

/**
 * The median latency of every call of one company, in a database with more and more companies of the same shape.
 * @param {import("./one-database.mjs").Product} product
 * @param {import("pg").ClientConfig} connection
 * @param {{ passwordHash: string, size: { repetitions: number, seconds: number } }} options
 */
export async function measureGrowth(product, connection, { passwordHash, size }) {
  const client = await openEmpty(connection);
  const version = await versionOf(client);
  const driver = startDriver();
  const place = { driver, product: product.url, limit: product.url, connection, client };
  /** @type {{ companies: number, medians: number[] }[]} */
  const stages = [];
  let [companies, filledFor] = [0, 0];
  try {
    for (const wanted of SIZES) {
      await step(`Preenchendo até ${wanted} empresas`, async () => {
        while (companies < wanted && filledFor < MOST_FILLING_MS) {
          const startedAt = performance.now();
          const to = Math.min(companies + AT_A_TIME, wanted);
          await fillCompanies(client, { from: companies, to, passwordHash });
          companies = to;
          filledFor += performance.now() - startedAt;
        }
        await client.query("vacuum analyze");
      });
      const medians = [];
      for (const work of works()) {
        const runs = await step(`${companies} empresas: ${work.name}`, () =>
          measureProduct(work, place, size),
        );
        medians.push(median(runs.map(({ medianMs }) => medianMs)));
      }
      stages.push({ companies, medians });
    }
  } finally {
    driver.stop();
    await client.end();
  }
  return { version, table: growthTable(stages, filledFor) };
}

/** @param {{ companies: number, medians: number[] }[]} stages @param {number} filledFor */
function growthTable(stages, filledFor) {
  const head = stages.map(({ companies }) => `${companies} empresas`);
  const rows = works().map(({ name }, index) => {
    const times = stages.map(({ medians }) => medians[index] ?? 0);
    const growth = (times.at(-1) ?? 0) / (times[0] || 1);
    const cells = times.map((time) => `${time.toFixed(2)} ms`);
    return `| ${name} | ${cells.join(" | ")} | ${growth.toFixed(2)} | ${growth <= MOST_GROWTH ? "sim" : "**não**"} |`;
  });
  return [
    `Latência mediana do produto; preenchido em ${Math.round(filledFor / 1000)} s.`,
    "",
    `| trabalho | ${head.join(" | ")} | último ÷ primeiro | até ${MOST_GROWTH} × |`,
    `|---|${"---|".repeat(head.length + 2)}`,
    ...rows,
  ].join("\n");
}
