// The second process: sends requests as fast as they are answered and tells how long each took.
import autocannon from "autocannon";

/**
 * @typedef {{ method?: string, path: string, body?: string, headers?: Record<string, string> }} Request
 * @typedef {{ url: string, requests: Request[], amount: number, connections: number, status: number }} Job
 * @typedef {{ perSecond: number, medianMs: number }} Measured
 */

/** Nothing of the bench may take for ever. */
const TIMEOUT_S = 20;
/** autocannon looks this often whether it is done. */
const END_CHECKED_MS = 20;

process.on("message", async (/** @type {Job} */ job) => {
  try {
    process.send?.({ measured: await measure(job) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * autocannon makes a text of every body. Nobody reads it here, and of 26 KB that are packed it takes the driver half a
 * millisecond, longer than a server takes for the whole answer.
 * @param {object} client
 */
function leaveBodies(client) {
  const { pipelinedRequests } = /** @type {{ pipelinedRequests: { addBody: () => void } }} */ (client);
  pipelinedRequests.addBody = () => {};
}

/** @param {Job} job @returns {Promise<Measured>} */
function measure({ url, requests, amount, connections, status }) {
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const times = [];
    /** @type {Record<string, number>} */
    const unexpected = {};
    const startedAt = performance.now();
    let lastAt = startedAt;
    const options = {
      url,
      requests,
      amount,
      connections,
      timeout: TIMEOUT_S,
      sampleInt: END_CHECKED_MS,
      setupClient: leaveBodies,
    };
    const run = autocannon(options, (error, result) => {
      if (error) return reject(error);
      const failures = result.errors + result.timeouts + Object.values(unexpected).reduce((a, b) => a + b, 0);
      if (failures > 0 || times.length < amount) {
        return reject(
          new Error(`${requests[0]?.path}: ${times.length} de ${amount}, ${JSON.stringify(unexpected)}`),
        );
      }
      times.sort((a, b) => a - b);
      const medianMs = times[Math.floor(times.length / 2)] ?? 0;
      resolve({ perSecond: (amount * 1000) / (lastAt - startedAt), medianMs });
    });
    run.on("response", (_client, statusCode, _bytes, responseTime) => {
      times.push(responseTime);
      lastAt = performance.now();
      if (statusCode !== status) unexpected[statusCode] = (unexpected[statusCode] ?? 0) + 1;
    });
  });
}
