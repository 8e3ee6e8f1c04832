import { request } from "node:http";
import { startProduct } from "../../../scripts/start-product.mjs";
import { inMs, quantile } from "../quantiles.mjs";
import { missing, openCompany, unacknowledged } from "./company-at-work.mjs";
import { inFolder, sleep, withDatabase } from "./scene.mjs";
import { verifyStock } from "./verify-stock.mjs";

const IN_FLIGHT = 200;
const FEW_IN_FLIGHT = 30;
const LONGEST_END = 10_000;

/** @typedef {"done" | "busy" | "refused" | "unheard" | "reset" | "broken"} Outcome */

/** The server is asked to end while 200 requests are under way. @param {import("./kill.mjs").Task} task */
export async function terminate({ rounds, report }) {
  const inFlight = report.isSmoke ? FEW_IN_FLIGHT : IN_FLIGHT;
  /** @type {Record<Outcome, number>} */
  const outcomes = { done: 0, busy: 0, refused: 0, unheard: 0, reset: 0, broken: 0 };
  let doneUnsaid = 0;
  /** @type {number[]} */
  const ends = [];
  /** @type {string[]} */
  const faults = [];
  await inFolder(async (folder) => {
    const environment = { DATA_DIR: folder };
    let server = await startProduct(environment);
    const company = await withDatabase(environment, (db) => openCompany({ url: server.url, db, people: 20 }));
    for (let round = 1; round <= rounds; round++) {
      let answered = 0;
      const sent = Array.from({ length: inFlight }, async (_, n) => {
        const shelf = company.shelves[n % company.shelves.length];
        if (!shelf) return;
        const outcome = await addEntry(server.port, company.token, shelf.ingredientId);
        answered++;
        outcomes[outcome]++;
        shelf.entries += Number(outcome === "done");
        shelf.doubtfulEntries += Number(outcome !== "done");
        company.acknowledged += Number(outcome === "done");
      });
      // While requests run: some are answered, most are not.
      while (answered < 10) await sleep(2);
      const startedAt = performance.now();
      const code = await server.stop("SIGTERM");
      ends.push(performance.now() - startedAt);
      if (code !== 0) faults.push(`round ${round}: exit code ${code}`);
      await Promise.all(sent);
      server = await startProduct(environment);
      const [lost, stock] = await Promise.all([missing(company, server.url), verifyStock(environment)]);
      faults.push(...lost.map((what) => `round ${round}: ${what}`));
      if (!stock.isClean) faults.push(`round ${round}: ${stock.said}`);
    }
    doneUnsaid = await unacknowledged(company, server.url);
    await server.stop();
  });
  for (const fault of faults.slice(0, 10)) report.note(fault);
  report.check(
    `${rounds} × SIGTERM with ${inFlight} writes in flight: no broken answer, nobody cut off, nothing acknowledged is lost, exit code 0`,
    faults.length === 0 && outcomes.broken + outcomes.reset + outcomes.refused === 0,
    `${outcomes.done} done, ${outcomes.busy} told to come back (503), ${outcomes.refused} answered otherwise, ${outcomes.unheard} connections refused, ${outcomes.reset} reset without an answer, ${outcomes.broken} broken; ${doneUnsaid} writes done without having been acknowledged`,
  );
  const worst = quantile(ends, 1);
  report.check(
    `it ends within ${LONGEST_END / 1000} s`,
    report.isWithin(worst, LONGEST_END),
    `median ${inMs(quantile(ends, 0.5))}, worst ${inMs(worst)}`,
  );
}

/** @param {number | undefined} status @returns {Outcome} */
const outcomeOf = (status) => (status === 201 ? "done" : status === 503 ? "busy" : "refused");

/**
 * Over a connection of its own. A reset before any answer tells the client nothing: it is counted apart, and so is how
 * many writes were done although nobody was told.
 * @param {number} port @param {string} token @param {number} ingredientId @returns {Promise<Outcome>}
 */
function addEntry(port, token, ingredientId) {
  return new Promise((resolve) => {
    const path = `/api/ingredients/${ingredientId}/entries`;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const call = request(
      { port, host: "127.0.0.1", method: "POST", path, agent: false, headers },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.complete ? outcomeOf(answer.statusCode) : "broken"));
        answer.once("error", () => resolve("broken"));
      },
    );
    call.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === "ECONNREFUSED" ? "unheard" : error.code === "ECONNRESET" ? "reset" : "broken"),
    );
    call.end(JSON.stringify({ quantity: 3, price: 1 }));
  });
}
