import { randomUUID } from "node:crypto";
import { tsImport } from "tsx/esm/api";
import { freePort, startProduct } from "../../../scripts/start-product.mjs";
import { ask, eventOf, FIRST_STOCK, openCompany } from "./company-at-work.mjs";
import { startPostgres } from "./postgres-server.mjs";
import { sleep, withDatabase } from "./scene.mjs";
import { verifyStock } from "./verify-stock.mjs";

const PEOPLE = 16;
const BOUGHT = 3;
/** After so long without an answer a call counts as stuck. */
const PATIENCE = 60_000;
const BETWEEN_TRIES = 100;
const SECONDS_PER_ROUND = 1;

/**
 * @typedef {{ calls: number, tries: number, stuck: string[], refused: string[], entries: number[], clients: number, events: number }} Done
 * @typedef {{ url: string, pick?: () => string, company: import("./company-at-work.mjs").Company, environment: Record<string, string>, report: import("../report.mjs").Report }} Scene
 *   `pick`: the server of the next try, where there are several
 */

/** People send every call again with its key until it is answered, whatever breaks meanwhile. @param {import("./kill.mjs").Task} task */
export async function sameKey({ rounds, report }) {
  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("calls sent again", "not run: no PostgreSQL is installed");
  const { startCuttingProxy } = await tsImport(
    "../../../src/server/testing/cutting-proxy.ts",
    import.meta.url,
  );
  const { hostname, port } = new URL(postgres.url);
  const proxy = await startCuttingProxy({ host: hostname, port: Number(port) });
  const direct = { DATABASE_URL: postgres.url, PORT: String(await freePort()) };
  const behindProxy = { ...direct, DATABASE_URL: `postgres://balcao@127.0.0.1:${proxy.port}/postgres` };
  let server = await startProduct(behindProxy);
  try {
    const { url } = server;
    const company = await withDatabase(direct, (db) => openCompany({ url, db, people: PEOPLE }));
    const scene = { url, company, environment: direct, report };
    await whileSent(`${rounds} s in which half of all commits are not acknowledged`, scene, async () => {
      proxy.cutShare("COMMIT", 0.5);
      await sleep(rounds * SECONDS_PER_ROUND * 1000);
      // A busy machine may not have committed anything yet.
      for (const late = Date.now() + PATIENCE; proxy.cuts === 0 && Date.now() < late; ) await sleep(100);
      proxy.cutShare("COMMIT", 0);
      return `${proxy.cuts} acknowledgements lost`;
    });
    await whileSent(`${rounds} restarts of PostgreSQL`, scene, async () => {
      for (let round = 0; round < rounds; round++) {
        await sleep(Math.random() * 1500);
        await postgres.stop(round % 2 === 0 ? "fast" : "immediate");
        await postgres.start();
      }
      return "every other one immediate";
    });
    await whileSent(`${rounds} × kill -9 of the server`, scene, async () => {
      for (let round = 0; round < rounds; round++) {
        await sleep(Math.random() * 1500);
        await server.stop("SIGKILL");
        server = await startProduct(behindProxy);
      }
      return "";
    });
  } finally {
    await server.stop();
    await proxy.close();
    await postgres.remove();
  }
}

/**
 * Lets everybody write while something happens, and compares what was acknowledged with what is there.
 * @param {string} what @param {Scene} scene @param {() => Promise<string>} disturb
 */
export async function whileSent(what, { url, pick = () => url, company, environment, report }, disturb) {
  /** @type {Done} */
  const done = {
    calls: 0,
    tries: 0,
    stuck: [],
    refused: [],
    entries: company.shelves.map(() => 0),
    clients: 0,
    events: 0,
  };
  const before = await stored(company, pick());
  const isOver = new AbortController();
  const working = company.shelves.map((_shelf, n) => person(n, { pick, company, done }, isOver.signal));
  const figures = await disturb();
  isOver.abort();
  await Promise.all(working);
  const [after, stock] = [await stored(company, pick()), await verifyStock(environment)];
  const grown = [
    after.clients - before.clients - done.clients,
    after.events - before.events - done.events,
    ...done.entries.map((entries, n) => (after.entries[n] ?? 0) - (before.entries[n] ?? 0) - entries),
  ];
  const doubled = grown.filter((more) => more > 0).reduce((sum, more) => sum + more, 0);
  const lost = grown.filter((more) => more < 0).reduce((sum, more) => sum - more, 0);
  for (const fault of [...done.stuck, ...done.refused].slice(0, 10)) report.note(fault);
  report.check(
    `${what} while ${company.shelves.length} people send again with their key: nothing doubled, lost, stuck or refused`,
    doubled + lost + done.stuck.length + done.refused.length === 0 &&
      stock.isClean &&
      done.tries > done.calls,
    `${done.calls} calls in ${done.tries} tries, ${doubled} doubled, ${lost} lost, ${done.stuck.length} stuck, ${done.refused.length} refused${figures && `; ${figures}`}; ${stock.said}`,
  );
}

/** Buys, plans and notes clients, one call after the other. @param {number} n @param {{ pick: () => string, company: Scene["company"], done: Done }} scene @param {AbortSignal} signal */
async function person(n, { pick, company, done }, signal) {
  const shelf = company.shelves[n];
  if (!shelf) return;
  const send = (/** @type {string} */ path, /** @type {object} */ body) =>
    untilAnswered(
      path,
      { token: company.token, body, headers: { "idempotency-key": randomUUID() } },
      done,
      pick,
    );
  for (let turn = 0; !signal.aborted; turn++) {
    if (turn % 3 === 0) {
      const entry = { quantity: BOUGHT, price: 1 };
      if (await send(`/api/ingredients/${shelf.ingredientId}/entries`, entry))
        done.entries[n] = (done.entries[n] ?? 0) + 1;
    } else if (turn % 3 === 1) {
      if (await send("/api/clients", { name: "Ana" })) done.clients++;
    } else if (await send("/api/events", eventOf(shelf, company.drinkId))) done.events++;
  }
}

/** @param {string} path @param {Parameters<typeof ask>[3]} options @param {Done} done @param {() => string} pick */
async function untilAnswered(path, options, done, pick) {
  done.calls++;
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    done.tries++;
    const { status, body } = await ask(pick(), "POST", path, options);
    if (status === 201) return true;
    const isInDoubt = status === undefined || status >= 500;
    const isUnderWay = status === 409 && JSON.stringify(body).includes("em andamento");
    if (!isInDoubt && !isUnderWay) {
      done.refused.push(`${path}: ${status} ${JSON.stringify(body)}`);
      return false;
    }
    await sleep(BETWEEN_TRIES);
  }
  done.stuck.push(`${path}: no answer in ${PATIENCE / 1000} s`);
  return false;
}

/** @param {Scene["company"]} company @param {string} url */
async function stored(company, url) {
  const list = async (/** @type {string} */ path) => {
    const { status, body } = await ask(url, "GET", path, { token: company.token });
    if (status !== 200) throw new Error(`${path} answers ${status} ${JSON.stringify(body)}`);
    return /** @type {{ id: number, quantity: number }[]} */ (body);
  };
  const ingredients = await list("/api/ingredients");
  const entriesOf = (/** @type {number} */ ingredientId) =>
    ((ingredients.find(({ id }) => id === ingredientId)?.quantity ?? 0) - FIRST_STOCK) / BOUGHT;
  return {
    clients: (await list("/api/clients")).length,
    events: (await list("/api/events")).length,
    entries: company.shelves.map(({ ingredientId }) => entriesOf(ingredientId)),
  };
}
