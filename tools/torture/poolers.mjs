import { runCommand } from "../../scripts/child-process.mjs";
import { isReady, startProduct } from "../../scripts/start-product.mjs";
import { ask, missing, openCompany, work } from "./faults/company-at-work.mjs";
import { startPostgres } from "./faults/postgres-server.mjs";
import { sleep, withDatabase } from "./faults/scene.mjs";
import { verifyStock } from "./faults/verify-stock.mjs";
import { startPgbouncer } from "./machines/pgbouncer.mjs";
import { missingPackages } from "./machines/programs.mjs";

export const name = "poolers";

const PEOPLE = 8;
const WORK_FOR = 5_000;
const SENTENCE = /^O pooler de DATABASE_URL troca a conexão a cada transação/m;
/** The routes and the walls between companies. */
const TESTS = [
  "src/server/routes.test.ts",
  "src/server/walls/walls.test.ts",
  "src/server/walls/walls-without-filters.test.ts",
  "src/server/walls/single-permissions.test.ts",
  "src/server/db/company/row-level-security.test.ts",
  "src/server/db/company/company-transactions.test.ts",
];

/** The product behind pgbouncer: in session mode it works, in the others it refuses to start. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ report, rounds = 5 }) {
  const without = missingPackages({ pgbouncer: "pgbouncer" });
  if (without) return report.leaveOut("pgbouncer", without);
  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("pgbouncer", "not run: no PostgreSQL is installed");
  try {
    for (const mode of /** @type {const} */ (["transaction", "statement"]))
      for (const settings of [[], ["server_round_robin = 1"]])
        await refuses({ url: postgres.url, mode, settings, rounds, report });
    await serves({ url: postgres.url, report });
    if (!report.isSmoke) await passesTests({ url: postgres.url, report });
  } finally {
    await postgres.remove();
  }
}

/** @typedef {import("./report.mjs").Report} Report */

/** @param {{ url: string, mode: "transaction" | "statement", settings: string[], rounds: number, report: Report }} scene */
async function refuses({ url, mode, settings, rounds, report }) {
  const pooler = await startPgbouncer(url, mode, settings);
  let refused = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      // Connections that others left behind, as many as there may be.
      await withDatabase({ DATABASE_URL: pooler.url }, (db) =>
        Promise.all(Array.from({ length: round * 4 }, () => db.query("select pg_sleep(0.05)"))),
      );
      const server = await startProduct({ DATABASE_URL: pooler.url }, { readyPath: null });
      const code = await Promise.race([server.exited, sleep(20_000)]);
      if (code === 1 && SENTENCE.test(server.output())) refused++;
      else report.note(`exit code ${code}: ${server.output()}`);
      await server.stop("SIGKILL");
    }
  } finally {
    await pooler.stop();
  }
  report.check(
    `${[mode, ...settings].join(", ")}: the start is refused in one sentence`,
    refused === rounds,
    `${refused} of ${rounds} starts`,
  );
}

/** People of two companies write through one pooler. @param {{ url: string, report: Report }} scene */
async function serves({ url, report }) {
  const pooler = await startPgbouncer(url, "session");
  const server = await startProduct({ DATABASE_URL: pooler.url });
  try {
    const open = () =>
      withDatabase({ DATABASE_URL: url }, (db) => openCompany({ url: server.url, db, people: PEOPLE / 2 }));
    const companies = [await open(), await open()];
    /** @type {Record<string, number>} */
    const statuses = {};
    const isOver = new AbortController();
    const working = companies.map((company) =>
      work(company, server.url, isOver.signal, ({ status }) => {
        statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
      }),
    );
    await sleep(report.isSmoke ? 1_000 : WORK_FOR);
    isOver.abort();
    await Promise.all(working);
    const lost = (await Promise.all(companies.map((company) => missing(company, server.url)))).flat();
    const seen = await Promise.all(
      companies.map(({ token }) => ask(server.url, "GET", "/api/events", { token })),
    );
    const [own = [], others = []] = seen.map(({ body }) =>
      /** @type {{ id: number }[]} */ (body).map(({ id }) => id),
    );
    const stock = await verifyStock({ DATABASE_URL: pooler.url });
    report.check(
      "session: two companies write through it; all is there, nothing is the other's, the stock adds up",
      lost.length === 0 &&
        stock.isClean &&
        Object.keys(statuses).every((status) => status === "200" || status === "201") &&
        own.every((id) => !others.includes(id)) &&
        (await isReady(server.url)),
      `answers ${JSON.stringify(statuses)}; ${stock.said}`,
    );
  } finally {
    await server.stop();
    await pooler.stop();
  }
}

/** @param {{ url: string, report: Report }} scene */
async function passesTests({ url, report }) {
  const pooler = await startPgbouncer(url, "session");
  try {
    const { code, output } = await runCommand("npx", ["vitest", "run", "--no-file-parallelism", ...TESTS], {
      isQuiet: true,
      env: { TEST_DATABASE_URL: pooler.url, NO_COLOR: "1" },
    });
    const figures = /Tests +(.*)/.exec(output)?.[1];
    report.check("session: the tests of the routes and of the walls pass behind it", code === 0, figures);
    if (code !== 0) report.note(output.slice(-4000));
  } finally {
    await pooler.stop();
  }
}
