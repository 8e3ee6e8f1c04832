import { isReady, startProduct } from "../../../scripts/start-product.mjs";
import { childrenOf } from "../machines/process-tree.mjs";
import { inMs, quantile } from "../quantiles.mjs";
import { ask, missing, openCompany, work } from "./company-at-work.mjs";
import { startPostgres } from "./postgres-server.mjs";
import { sleep, withDatabase } from "./scene.mjs";
import { verifyStock } from "./verify-stock.mjs";

const PEOPLE = 30;
/** Tolerance for a loaded machine. */
const LEEWAY = 1_000;
const LONGEST_WAIT = 5_000;
const AWAY_FOR = 7_000;
/** Longer than any limit that a connection or a query has. */
const FROZEN_FOR = 30_000;
const BACK_WITHIN = 10_000;
const BRIEFLY = 1_000;

/** @typedef {import("./postgres-server.mjs").Postgres} Postgres */

/**
 * @typedef {{ what: string, awayFor: number, leave: (postgres: Postgres) => Promise<unknown>, comeBack: (postgres: Postgres) => Promise<unknown> }} Way
 * @type {Way[]}
 */
const WAYS = [
  {
    what: "stopped",
    awayFor: AWAY_FOR,
    leave: (postgres) => postgres.stop("fast"),
    comeBack: (postgres) => postgres.start(),
  },
  {
    what: "killed with -9",
    awayFor: AWAY_FOR,
    leave: async (postgres) => process.kill(await postgres.pid(), "SIGKILL"),
    comeBack: (postgres) => postgres.start(),
  },
  {
    what: "frozen",
    awayFor: FROZEN_FOR,
    leave: (postgres) => signalAll(postgres, "SIGSTOP"),
    comeBack: (postgres) => signalAll(postgres, "SIGCONT"),
  },
];

/** PostgreSQL goes away under load and comes back. @param {import("./kill.mjs").Task} task */
export async function postgresAway({ rounds, report }) {
  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("PostgreSQL away", "not run: no PostgreSQL is installed");
  const environment = { DATABASE_URL: postgres.url };
  const server = await startProduct(environment);
  try {
    const company = await withDatabase(environment, (db) =>
      openCompany({ url: server.url, db, people: PEOPLE }),
    );
    for (const { what, awayFor, leave, comeBack } of WAYS) {
      /** @type {{ waits: number[], backAfter: number[], meanwhile: Record<string, number> }} */
      const seen = { waits: [], backAfter: [], meanwhile: {} };
      for (let round = 0; round < rounds && !server.hasEnded(); round++) {
        await awayOnce(
          {
            server,
            company,
            awayFor: report.isSmoke ? BRIEFLY : awayFor,
            isPatient: report.isSmoke,
            leave: () => leave(postgres),
            comeBack: () => comeBack(postgres),
          },
          seen,
        );
      }
      const statuses = Object.keys(seen.meanwhile);
      const longest = quantile(seen.waits, 1);
      const slowestBack = quantile(seen.backAfter, 1);
      report.check(
        `${rounds} × PostgreSQL ${what} under load: 503 meanwhile, nobody waits more than ${LONGEST_WAIT / 1000} s, then service again`,
        statuses.every((status) => status === "503") &&
          statuses.length > 0 &&
          report.isWithin(longest, LONGEST_WAIT + LEEWAY) &&
          report.isWithin(slowestBack, BACK_WITHIN),
        `meanwhile ${JSON.stringify(seen.meanwhile)}, longest wait ${inMs(longest)}, served again ${inMs(slowestBack)} after it was back at the most`,
      );
    }
    if (server.hasEnded()) throw new Error(`The server ended:\n${server.output().slice(-2000)}`);
    const [lost, stock] = await Promise.all([missing(company, server.url), verifyStock(environment)]);
    for (const fault of lost.slice(0, 10)) report.note(fault);
    report.check(
      "the same process all the while; nothing acknowledged is lost, the stock adds up",
      !server.hasEnded() && lost.length === 0 && stock.isClean,
      `${company.acknowledged} writes acknowledged, ${company.doubtful} in doubt; ${stock.said}`,
    );
  } finally {
    await signalAll(postgres, "SIGCONT").catch(() => undefined);
    await server.stop();
    await postgres.remove();
  }
}

/**
 * @param {{ server: import("../../../scripts/start-product.mjs").Product, company: import("./company-at-work.mjs").Company, awayFor: number, isPatient: boolean, leave: () => Promise<unknown>, comeBack: () => Promise<unknown> }} scene
 * @param {{ waits: number[], backAfter: number[], meanwhile: Record<string, number> }} seen
 */
async function awayOnce({ server, company, awayFor, isPatient, leave, comeBack }, seen) {
  const isOver = new AbortController();
  let isAway = false;
  const note = (/** @type {import("./company-at-work.mjs").Answer} */ { status, ms }) => {
    seen.waits.push(ms);
    if (isAway) seen.meanwhile[String(status)] = (seen.meanwhile[String(status)] ?? 0) + 1;
  };
  const working = work(company, server.url, isOver.signal, note);
  await sleep(1000);
  await leave();
  // An answer of that very moment may still be a success.
  await sleep(isPatient ? 2000 : 300);
  isAway = true;
  const deadline = Date.now() + awayFor;
  while (Date.now() < deadline) {
    note(await ask(server.url, "GET", "/api/ingredients", { token: company.token }));
    await sleep(100);
  }
  isAway = false;
  await comeBack();
  const backAt = performance.now();
  while (!(await isReady(server.url)) && performance.now() - backAt < 30_000) await sleep(20);
  while (
    (await ask(server.url, "GET", "/api/ingredients", { token: company.token })).status !== 200 &&
    performance.now() - backAt < 30_000
  ) {
    await sleep(20);
  }
  seen.backAfter.push(performance.now() - backAt);
  isOver.abort();
  await working;
}

/** The postmaster and its backends, as a machine that stands still. @param {Postgres} postgres @param {NodeJS.Signals} signal */
async function signalAll(postgres, signal) {
  const postmaster = await postgres.pid();
  for (const pid of [postmaster, ...(await childrenOf(postmaster))]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A backend may end meanwhile.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
    }
  }
}
