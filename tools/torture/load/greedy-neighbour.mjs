import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { call } from "../running-product.mjs";

/** A worker that makes ten calls a second, two of them writes, of the dearest there are: all that a user's limits allow. */
const { url, token, ingredientId, seconds } = workerData;

const row = { category: "Outros", quantity: 1, unit: "ml", pricePerUnit: 1 };
const rows = (/** @type {number} */ turn) =>
  Array.from({ length: 4_000 }, (_, index) => ({ ...row, name: `Importado ${turn} ${index}` }));
const wrong = Array.from({ length: 5_000 }, () => ({ ...row, name: "", quantity: -1, unit: "x" }));
const reads = [
  "/api/events",
  "/api/ingredients",
  "/api/activity",
  `/api/ingredients/${ingredientId}/movements`,
];

/** @type {Map<number, number>} */
const statuses = new Map();
const sent = [];
for (let turn = 0; turn < seconds * 10; turn++) {
  const body = turn % 10 === 0 ? { rows: rows(turn) } : { rows: wrong };
  const made =
    turn % 5 === 0
      ? call(url, "POST", "/api/ingredients/import", { token, body })
      : call(url, "GET", /** @type {string} */ (reads[turn % 4]), { token });
  sent.push(made.then(({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1)));
  await sleep(100);
}
await Promise.all(sent);
parentPort?.postMessage([...statuses].map(([status, count]) => `${count} × ${status}`).join(", "));
