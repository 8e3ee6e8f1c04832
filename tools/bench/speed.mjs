// `npm run bench`: how near the product's calls come to what the machine allows. `-- --quick` for a first look,
// `-- --growth` for their latency as the number of companies grows, `-- --smoke` to see only whether it runs.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { run as build } from "../../scripts/build.mjs";
import { step } from "../../scripts/progress.mjs";
import { startProduct } from "../../scripts/start-product.mjs";
import { measureColdStart } from "./cold-start.mjs";
import { openPostgres } from "./durable-postgres.mjs";
import { embeddedConnection } from "./embedded-connection.mjs";
import { measureGrowth } from "./growth.mjs";
import { measureDatabase } from "./one-database.mjs";
import { coldStartLine } from "./result-lines.mjs";
import { circumstances, tableOf, writeSection } from "./results-page.mjs";
import { PASSWORD } from "./works.mjs";

/** @typedef {{ passwordHash: string, size: { repetitions: number, seconds: number }, isSmoke: boolean }} Options */

/** @param {string[]} args */
export async function run(args) {
  await build();
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const isSmoke = args.includes("--smoke");
  const seconds = args.includes("--quick") ? 0.1 : 0.9;
  const size = isSmoke ? { repetitions: 1, seconds: 0 } : { repetitions: 5, seconds };
  const options = { passwordHash, size, isSmoke };
  if (args.includes("--growth")) return await onPostgres((server) => growth(server, options));
  await onEmbedded(options);
  await onPostgres((server) => speed(server, options));
}

/** @param {Options} options */
async function onEmbedded(options) {
  console.log("• Embedded database");
  const dataDir = mkdtempSync(join(tmpdir(), "balcao-bench-"));
  try {
    const product = await startProduct({ DATA_DIR: dataDir });
    const connection = await embeddedConnection(dataDir);
    const { version, lines } = await measureDatabase(product, connection, options).finally(product.stop);
    const pairs = await step("Cold start", () => measureColdStart(dataDir, options.size.repetitions));
    report("Embedded database", version, [...lines, coldStartLine(pairs)], options);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {(server: { url: string, name: string }) => Promise<void>} work */
async function onPostgres(work) {
  const server = await openPostgres();
  console.log(`• ${server.name}`);
  try {
    await work(server);
  } finally {
    server.stop();
  }
}

/** @param {{ url: string, name: string }} server @param {Options} options */
async function speed({ url, name }, options) {
  const product = await startProduct({ DATABASE_URL: url });
  const connection = { connectionString: url };
  const { version, lines } = await measureDatabase(product, connection, options).finally(product.stop);
  report("PostgreSQL server", `${version} (${name})`, lines, options);
}

/** @param {{ url: string, name: string }} server @param {Options} options */
async function growth({ url, name }, options) {
  const { version, table } = await measureGrowth(url, options);
  console.log(table);
  if (!options.isSmoke) writeSection("Growth", `${circumstances(`${version} (${name})`)}\n\n${table}`);
}

/** @param {string} heading @param {string} version @param {import("./results-page.mjs").Line[]} lines @param {Options} options */
function report(heading, version, lines, { isSmoke }) {
  if (isSmoke) return;
  console.table(
    lines.map(({ work, product, bare, ratio, target, isMet }) => ({
      work,
      product,
      limit: bare,
      ratio,
      target,
      met: isMet,
    })),
  );
  writeSection(heading, `${circumstances(version)}\n\n${tableOf(lines)}`);
}
