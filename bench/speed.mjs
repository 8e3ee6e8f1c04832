// How near the product's calls come to what the machine allows; `npm run bench`, with `-- --quick` for a first look and
// `-- --growth` for what becomes of them as the number of companies grows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { run as build } from "../scripts/build.mjs";
import { step } from "../scripts/progress.mjs";
import { embeddedConnection, startBuiltProduct } from "./built-product.mjs";
import { measureColdStart } from "./cold-start.mjs";
import { openPostgres } from "./durable-postgres.mjs";
import { measureGrowth } from "./growth.mjs";
import { measureDatabase } from "./one-database.mjs";
import { coldStartLine } from "./result-lines.mjs";
import { circumstances, tableOf, writeSection } from "./results-page.mjs";
import { PASSWORD } from "./works.mjs";

const isQuick = process.argv.includes("--quick");
const size = { repetitions: 5, seconds: isQuick ? 0.1 : 0.9 };

await build();
const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const dataDir = mkdtempSync(join(tmpdir(), "balcao-bench-"));
try {
  if (process.argv.includes("--growth")) await onPostgres(growth);
  else {
    await onEmbedded();
    await onPostgres(speed);
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function onEmbedded() {
  console.log("• Banco embutido");
  const product = await startBuiltProduct({ dataDir });
  const connection = embeddedConnection(dataDir);
  const { version, lines } = await measureDatabase(product, connection, { passwordHash, size }).finally(
    product.stop,
  );
  const pairs = await step("Partida", () => measureColdStart(dataDir, size.repetitions));
  report("Banco embutido", version, [...lines, coldStartLine(pairs)]);
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

/** @param {{ url: string, name: string }} server */
async function speed({ url, name }) {
  const product = await startBuiltProduct({ dataDir, databaseUrl: url });
  const connection = { connectionString: url };
  const { version, lines } = await measureDatabase(product, connection, { passwordHash, size }).finally(
    product.stop,
  );
  report("Servidor PostgreSQL", `${version} (${name})`, lines);
}

/** @param {{ url: string, name: string }} server */
async function growth({ url, name }) {
  const product = await startBuiltProduct({ dataDir, databaseUrl: url });
  const { version, table } = await measureGrowth(
    product,
    { connectionString: url },
    { passwordHash, size },
  ).finally(product.stop);
  console.log(table);
  writeSection("Crescimento", `${circumstances(`${version} (${name})`)}\n\n${table}`);
}

/** @param {string} heading @param {string} version @param {import("./results-page.mjs").Line[]} lines */
function report(heading, version, lines) {
  console.table(
    lines.map(({ work, product, bare, ratio, target, isMet }) => ({
      trabalho: work,
      produto: product,
      limite: bare,
      razão: ratio,
      meta: target,
      cumprida: isMet,
    })),
  );
  writeSection(heading, `${circumstances(version)}\n\n${tableOf(lines)}`);
}
