import { fork } from "node:child_process";
import { request } from "node:http";
import { join } from "node:path";
import { inMs, quantile } from "../quantiles.mjs";
import { addCompany, PASSWORD, startWithDatabase } from "../running-product.mjs";

export const name = "flood";
const PUBLIC_URL = "https://bar.exemplo.com.br";
/** More than the line for password hashes has places. */
const CONNECTIONS = 200;
const RATE = 2500;
const SHORT_SECONDS = 40;
/** Good logins that are on their way at a time. */
const GOOD_AT_ONCE = 4;
/** Enough that none of them signs in too often. */
const PEOPLE = 400;
const PAUSE_MS = 100;
/** Enough accounts that none reaches its limit of failures, which would spare the server the hashing. */
const ACCOUNTS = 2000;

/**
 * Logins of strangers without end, while people with an account log in from elsewhere.
 * @param {Parameters<import("../report.mjs").Part["run"]>[0]} task
 */
export async function run({ minutes, rate = RATE, report }) {
  const seconds = minutes ? Math.round(minutes * 60) : SHORT_SECONDS;
  // As on the internet: strict limits, behind a proxy that says who calls.
  const product = await startWithDatabase({ PUBLIC_URL, TRUST_PROXY: "1", SMTP_URL: "smtp://127.0.0.1:1" });
  try {
    for (let n = 0; n < PEOPLE; n++) await addCompany(product.db, goodUser(n));
    for (const addresses of [1, 20]) await flood(product, report, { addresses, seconds, rate });
  } finally {
    await product.stop();
  }
}

const goodUser = (/** @type {number} */ n) => `dona-${n}@exemplo.com.br`;

/**
 * @param {import("../running-product.mjs").Product} product
 * @param {import("../report.mjs").Report} report
 * @param {{ addresses: number, seconds: number, rate: number }} scene
 */
async function flood({ url }, report, { addresses, seconds, rate }) {
  const requests = Array.from({ length: ACCOUNTS }, (_, n) => ({
    method: "POST",
    path: "/api/login",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.${addresses}.${n % addresses}`,
    },
    body: JSON.stringify({ email: `x${addresses}-${n}@exemplo.com.br`, password: "errada" }),
  }));
  const hostile = sendFlood({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: rate,
    requests,
  });
  let isOver = false;
  /** @type {Record<number, number>} */
  const statuses = {};
  /** @type {number[]} */
  const times = [];
  let turn = 0;
  const good = Array.from({ length: GOOD_AT_ONCE }, async () => {
    while (!isOver) {
      const n = turn++ % PEOPLE;
      const startedAt = performance.now();
      const status = await logIn(url, goodUser(n), `203.0.${113 + Math.floor(n / 250)}.${n % 250}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  const sent = await hostile.finally(() => (isOver = true));
  await Promise.all(good);
  report.check(
    `${addresses === 1 ? "one hostile address" : `${addresses} hostile addresses`}: every good login is let in`,
    times.length > 0 && statuses[200] === times.length,
    `${times.length} good logins ${JSON.stringify(statuses)} beside ${sent.perSecond} hostile ones a second ${JSON.stringify(sent.statuses)}`,
  );
  report.note(
    `good logins: median ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, worst ${inMs(quantile(times, 1))}`,
  );
}

/** @param {import("./flood-driver.mjs").Flood} flood @returns {Promise<import("./flood-driver.mjs").Sent>} */
function sendFlood(flood) {
  const driver = fork(join(import.meta.dirname, "flood-driver.mjs"));
  driver.send(flood);
  return new Promise((resolve, reject) => {
    driver.once("message", (sent) => resolve(/** @type {import("./flood-driver.mjs").Sent} */ (sent)));
    driver.once("exit", (code) => reject(new Error(`The driver of the flood ended with ${code}.`)));
  });
}

/**
 * Over a connection of its own, as from a machine that was not there before. 0 if there was no answer.
 * @param {string} url @param {string} email @param {string} address @returns {Promise<number>}
 */
function logIn(url, email, address) {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    request(`${url}/api/login`, { method: "POST", headers, agent: false }, (answer) => {
      answer.resume().once("close", () => resolve(answer.statusCode ?? 0));
    })
      .once("error", () => resolve(0))
      .end(JSON.stringify({ email, password: PASSWORD }));
  });
}
