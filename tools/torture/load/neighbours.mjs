import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { tsImport } from "tsx/esm/api";
import { inMs, quantile } from "../quantiles.mjs";
import { addCompany, call, signIn, startWithDatabase } from "../running-product.mjs";
import { crowdsOf, neighbourBeside, told } from "./crowds.mjs";

export const name = "neighbours";
const SHORT_SECONDS = 20;
const MOST_TIMES = 3;
const CROWD_SECONDS = 15;
const MOST_TIMES_BESIDE_CROWDS = 5;
const UNREAD = 24;
const MOST_MORE_MB = 150;

/** One company does all that its limits allow; the others must hardly feel it. @param {Parameters<import("../report.mjs").Part["run"]>[0]} task */
export async function run({ minutes, report }) {
  const seconds = minutes ? Math.ceil(minutes * 60) : SHORT_SECONDS;
  const { growCompanies, GROWN } = await tsImport(
    "../../../src/server/testing/grown-companies.ts",
    import.meta.url,
  );
  const product = await startWithDatabase();
  try {
    const grown = async (/** @type {string} */ email, /** @type {object} */ size) => {
      const user = await addCompany(product.db, email);
      const { rows } = await product.db.query("select company_id from users where id = $1", [user]);
      const companyId = rows[0].company_id;
      await growCompanies(product.db, [companyId], { ...GROWN, ...size });
      const first = await product.db.query("select min(id) from ingredients where company_id = $1", [
        companyId,
      ]);
      return { token: await signIn(product.url, email), companyId, ingredientId: first.rows[0].min };
    };
    const small = await grown("pequena@exemplo.com.br", { events: 200, out: 20, movements: 100 });
    const middle = await grown("media@exemplo.com.br", { events: 1_000 });
    const most = report.isSmoke ? { events: 1_000 } : { events: 5_000, out: 1_000, movements: 80_000 };
    const large = await grown("grande@exemplo.com.br", most);
    for (const [what, company] of /** @type {const} */ ([
      ["1,000", middle],
      ["5,000", large],
    ]))
      for (const path of ["/api/events", "/api/ingredients"])
        report.note(
          `${what} events, ${path} after a change: ${await afterChange(product.url, company, path)}`,
        );

    const quiet = await timesOf(product.url, small, seconds);
    // In a thread of its own, so that its reads and writes do not delay the measurement.
    const noise = new Worker(new URL("./greedy-neighbour.mjs", import.meta.url), {
      workerData: { url: product.url, ...large, seconds },
    });
    const ended = once(noise, "message");
    const busy = await timesOf(product.url, small, seconds);
    const [answers] = await ended;
    const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
    report.check(
      `another company's lists take at most ${MOST_TIMES} × as long while one uses all its limits for ${seconds} s`,
      report.isWithin(during, MOST_TIMES * before),
      `p95 ${inMs(before)} → ${inMs(during)}, worst ${inMs(Math.max(...quiet))} → ${inMs(Math.max(...busy))}; ${answers}`,
    );
    await besideCrowds(product, middle, report);
    await unreadCopies(product, large.token, report);
  } finally {
    await product.stop();
  }
}

/** @typedef {{ token: string, companyId: number, ingredientId: number }} Company */

const entry = { quantity: 1, price: 1 };

/** @param {string} url @param {Company} company @param {string} path */
async function afterChange(url, { token, ingredientId }, path) {
  const times = [];
  let size = 0;
  for (let time = 0; time < 5; time++) {
    await call(url, "POST", `/api/ingredients/${ingredientId}/entries`, { token, body: entry });
    const startedAt = performance.now();
    const { text } = await call(url, "GET", path, { token, headers: { "accept-encoding": "br" } });
    times.push(performance.now() - startedAt);
    size = text.length / 1e6;
  }
  return `median ${inMs(quantile(times, 0.5))}, ${size.toFixed(1)} MB before packing`;
}

/** Times the calls of a page of the other company, each list made anew. @param {string} url @param {Company} company @param {number} seconds */
async function timesOf(url, { token, ingredientId }, seconds) {
  const times = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    await call(url, "POST", `/api/ingredients/${ingredientId}/entries`, { token, body: entry });
    for (const path of ["/api/ingredients", "/api/events"]) {
      const startedAt = performance.now();
      await call(url, "GET", path, { token });
      times.push(performance.now() - startedAt);
    }
    await sleep(100);
  }
  return times;
}

/** @param {import("../running-product.mjs").Product} product @param {Company} company @param {import("../report.mjs").Report} report */
async function besideCrowds(product, company, report) {
  const seconds = report.isSmoke ? 0.5 : CROWD_SECONDS;
  const { url, db } = product;
  const scenes = await crowdsOf(url, db, company);
  const quiet = await neighbourBeside(url, db, seconds);
  for (const { what, crowd } of scenes) {
    const busy = await neighbourBeside(url, db, seconds, crowd);
    report.check(
      `beside ${what} another company waits at most ${MOST_TIMES_BESIDE_CROWDS} × as long`,
      report.isWithin(busy.p95, MOST_TIMES_BESIDE_CROWDS * quiet.p95),
      `${told(quiet)} → ${told(busy)}`,
    );
  }
}

/** @param {import("../running-product.mjs").Product} product @param {string} token @param {import("../report.mjs").Report} report */
async function unreadCopies(product, token, report) {
  const before = product.memoryMiB();
  const sockets = Array.from({ length: UNREAD }, () => {
    const socket = connect(product.port, "localhost");
    socket.on("error", () => undefined).pause();
    socket.write(
      `GET /api/company-data HTTP/1.1\r\nHost: localhost:${product.port}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    return socket;
  });
  let most = before ?? 0;
  for (let look = 0; look < (report.isSmoke ? 2 : 20); look++) {
    await sleep(500);
    most = Math.max(most, product.memoryMiB() ?? 0);
  }
  for (const socket of sockets) socket.destroy();
  report.check(
    `${UNREAD} downloads of a large company's data that nobody reads take no more than ${MOST_MORE_MB} MB`,
    report.isWithin(most - (before ?? 0), MOST_MORE_MB),
    `${before} → ${most} MB`,
  );
}
