import { request } from "node:http";
import { runCommand } from "../../../scripts/child-process.mjs";
import { inMs, quantile } from "../quantiles.mjs";
import { addCompany, signIn, startWithDatabase } from "../running-product.mjs";

export const name = "slow";
const CONNECTIONS = 1000;
const SHORT_SECONDS = 30;
const LONGEST_WAIT = 10_000;
const LIMIT_MS = 1000;

/** @type {[what: string, options: string[]][]} */
const ATTACKS = [
  ["headers that come drop by drop", ["-H", "-i", "5"]],
  ["bodies that come drop by drop", ["-B", "-i", "5", "-s", "8192", "-t", "POST", "-f", "application/json"]],
  ["answers that are read drop by drop", ["-X", "-w", "1", "-y", "10", "-n", "5", "-z", "32", "-k", "3"]],
];

/** Slow clients must not keep others from being served. @param {Parameters<import("../report.mjs").Part["run"]>[0]} task */
export async function run({ minutes, report }) {
  if ((await runCommand("slowhttptest", ["-h"], { isQuiet: true }).catch(() => undefined)) === undefined) {
    report.leaveOut("slow clients", "slowhttptest is not installed (apt-get install slowhttptest)");
    return;
  }
  const seconds = minutes ? Math.ceil((minutes * 60) / ATTACKS.length) : SHORT_SECONDS;
  const product = await startWithDatabase();
  try {
    await addCompany(product.db, "devagar@exemplo.com.br");
    const token = await signIn(product.url, "devagar@exemplo.com.br");
    const quiet = await whileWaiting(
      new Promise((resolve) => setTimeout(resolve, 5000)),
      product.port,
      token,
    );
    report.note(`without an attack: ${figures(quiet)}`);
    for (const [what, options] of ATTACKS) {
      const path = options.includes("-B") ? "/api/login" : "/estoque";
      const args = [...options, "-c", String(CONNECTIONS), "-r", "500", "-l", String(seconds), "-p", "3"];
      const attack = runCommand("slowhttptest", [...args, "-u", product.url + path], { isQuiet: true });
      const times = await whileWaiting(attack, product.port, token);
      const isGood =
        times.every(({ isServed }) => isServed) &&
        report.isWithin(
          quantile(
            times.map(({ ms }) => ms),
            0.99,
          ),
          LIMIT_MS,
        );
      report.check(`${CONNECTIONS} clients, ${what}, for ${seconds} s`, isGood, figures(times));
    }
    report.check("the server is the one that was started", !product.hasEnded(), `${product.memoryMiB()} MB`);
  } finally {
    await product.stop();
  }
}

/** @typedef {{ ms: number, isServed: boolean }} Served */

/** @param {Served[]} times */
const figures = (times) => {
  const ms = times.map((each) => each.ms);
  const lost = times.filter(({ isServed }) => !isServed).length;
  return `${times.length} requests, ${lost} not served, median ${inMs(quantile(ms, 0.5))}, p99 ${inMs(quantile(ms, 0.99))}`;
};

/** A user who goes on working meanwhile, each time over a connection of its own. @param {Promise<unknown>} work @param {number} port @param {string} token */
async function whileWaiting(work, port, token) {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  /** @type {Served[]} */
  const times = [];
  while (!isOver) {
    times.push(await timeRequest(port, token));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await ended;
  return times;
}

/** @param {number} port @param {string} token @returns {Promise<Served>} */
function timeRequest(port, token) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (/** @type {boolean} */ isServed) =>
      resolve({ ms: performance.now() - startedAt, isServed });
    const options = { port, host: "127.0.0.1", path: "/api/user", agent: false, timeout: LONGEST_WAIT };
    const call = request({ ...options, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume().once("end", () => done(answer.statusCode === 200));
    });
    call.once("timeout", () => call.destroy());
    call.once("error", () => done(false));
    call.end();
  });
}
