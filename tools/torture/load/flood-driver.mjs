// A process of its own: whoever measures beside the flood must not wait for what sends it.
import autocannon from "autocannon";

/**
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body: string }} Request
 * @typedef {{ url: string, connections: number, duration: number, overallRate: number, requests: Request[] }} Flood
 * @typedef {{ perSecond: number, statuses: Record<string, number> }} Sent
 */

process.once("message", (/** @type {Flood} */ flood) => {
  /** @type {Record<string, number>} */
  const statuses = {};
  const each = flood.requests.length / flood.connections;
  let given = 0;
  // Each connection has its own part of the list: one account tried by all at once would soon be limited.
  const setupClient = (/** @type {object} */ client) => {
    const { setRequests } = /** @type {{ setRequests: (list: Request[]) => void }} */ (client);
    setRequests.call(client, flood.requests.slice(given, given + each));
    given += each;
  };
  const run = autocannon({ ...flood, timeout: 30, setupClient }, () => {
    const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    /** @type {Sent} */
    const sent = { perSecond: Math.round(answers / flood.duration), statuses };
    process.send?.(sent, () => process.exit(0));
  });
  run.on("response", (_client, status) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
});
