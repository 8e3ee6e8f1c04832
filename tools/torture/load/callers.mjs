import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { inMs, quantile } from "../quantiles.mjs";
import { addCompany, call, signIn, startWithDatabase } from "../running-product.mjs";
import { OWN, prepareWorstCalls } from "./worst-calls.mjs";

export const name = "callers";
/** Seconds for which a caller does its worst, if its limits allow so much. */
const SHORT_SECONDS = 8;
const MOST_TIMES = 5;
/** A delay that nobody feels, whatever the quiet value is. */
const UNFELT_MS = 25;
const MOST_MORE_MB = 200;
/** Each has a limit of calls, too. */
const NEIGHBOURS = 8;

/**
 * Of every call that is public or grows: while one caller makes the dearest one again and again, as quickly as its
 * limits allow, another company must hardly feel it.
 * @param {Parameters<import("../report.mjs").Part["run"]>[0]} task
 */
export async function run({ minutes, report }) {
  const seconds = report.isSmoke ? 0.2 : minutes ? Math.ceil(minutes * 60) : SHORT_SECONDS;
  // As on the internet: strict limits, behind a proxy that says who calls.
  const product = await startWithDatabase({
    PUBLIC_URL: "https://bar.exemplo.com.br",
    TRUST_PROXY: "1",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  try {
    const { calls, signInAnother } = await prepareWorstCalls(product, report);
    const tokens = await Promise.all(
      Array.from({ length: NEIGHBOURS }, async (_, n) => {
        await addCompany(product.db, `vizinha-${n}@exemplo.com.br`);
        return signIn(product.url, `vizinha-${n}@exemplo.com.br`, { "x-forwarded-for": `203.0.113.${n}` });
      }),
    );
    for (const worst of calls) {
      if (!report.isSmoke) await sleep(1000);
      const quiet = await timesUntil(product.url, tokens, sleep(report.isSmoke ? 200 : 2000));
      const memoryBefore = product.memoryMiB() ?? 0;
      let mostMemory = memoryBefore;
      const look = setInterval(() => {
        mostMemory = Math.max(mostMemory, product.memoryMiB() ?? 0);
      }, 50);
      // In a thread of its own, so that its calls do not delay the measurement.
      const noise = new Worker(new URL("./hostile-caller.mjs", import.meta.url), {
        workerData: { url: product.url, worst: await asUser(worst, signInAnother), seconds },
      });
      const [sent] = await Promise.all([
        once(noise, "message").then(([message]) => message),
        timesUntil(product.url, tokens, once(noise, "message")).then((busy) => {
          clearInterval(look);
          const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
          report.check(
            worst.what,
            report.isWithin(during, Math.max(MOST_TIMES * before, UNFELT_MS)) &&
              report.isWithin(mostMemory - memoryBefore, MOST_MORE_MB),
            `others' p95 ${inMs(before)} → ${inMs(during)} (${(during / before).toFixed(1)} ×), worst ${inMs(Math.max(...busy))}; memory +${Math.round(mostMemory - memoryBefore)} MB`,
          );
        }),
      ]);
      report.note(sent);
    }
  } finally {
    await product.stop();
  }
}

/** @param {import("./worst-calls.mjs").WorstCall} worst @param {() => Promise<string>} signInAnother */
async function asUser(worst, signInAnother) {
  const isOwn = (/** @type {import("./worst-calls.mjs").Request} */ { headers }) =>
    headers.authorization === OWN;
  if (!worst.requests.some(isOwn)) return worst;
  const authorization = `Bearer ${await signInAnother()}`;
  const requests = worst.requests.map((request) =>
    isOwn(request) ? { ...request, headers: { ...request.headers, authorization } } : request,
  );
  return { ...worst, requests };
}

/** Times small calls of other companies until something ends. @param {string} url @param {string[]} tokens @param {Promise<unknown>} end */
async function timesUntil(url, tokens, end) {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  const times = [];
  for (let turn = 0; !isOver; turn++) {
    const token = tokens[turn % tokens.length] ?? "";
    const startedAt = performance.now();
    await call(url, "GET", "/api/ingredients", { token });
    times.push(performance.now() - startedAt);
    await sleep(15);
  }
  return times;
}
