import { parentPort, workerData } from "node:worker_threads";
import { AT_ONCE } from "./crowds.mjs";

/** A worker that makes one caller's calls, more at once than there are connections, until its limits or the time are used up. */

/** @type {{ url: string, worst: import("./worst-calls.mjs").WorstCall, seconds: number }} */
const { url, worst, seconds } = workerData;

/** @type {Map<number, number>} */
const statuses = new Map();
let sent = 0;
let bytes = 0;
const startedAt = performance.now();
const end = startedAt + seconds * 1000;

await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (sent < worst.most && performance.now() < end) {
      const turn = sent++;
      const { method, path, headers, body } = /** @type {import("./worst-calls.mjs").Request} */ (
        worst.requests[turn % worst.requests.length]
      );
      const answer = await fetch(url + path, {
        method,
        headers,
        body: body?.replaceAll("{turn}", String(turn)),
        redirect: "manual",
      });
      bytes += (await answer.arrayBuffer()).byteLength;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  }),
);
const took = (performance.now() - startedAt) / 1000;
const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
parentPort?.postMessage(`${answered} in ${took.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB`);
