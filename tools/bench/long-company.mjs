import pg from "pg";
import { startProduct } from "../../scripts/start-product.mjs";
import { FULL, fillCompanies, tokenOf } from "./company-rows.mjs";
import { median } from "./result-lines.mjs";

/** Far beyond what fits into one answer: fifty years of four parties a week. @type {import("./company-rows.mjs").Shape} */
export const LONG = { ...FULL, events: 10_000, past: 8_000, firstId: 500_000_001 };

const LISTS = ["/api/events", "/api/charges", "/api/payments", "/api/ingredients"];
const TIMES = 5;

/**
 * What one company of ten thousand events waits for its lists, each after a change and once more without one, and what
 * memory that takes.
 * @param {string} url of a database with so many companies
 * @param {{ companies: number, passwordHash: string, isSmoke: boolean }} options
 */
export async function measureLongCompany(url, { companies, passwordHash, isSmoke }) {
  const shape = isSmoke ? { ...LONG, events: 30, past: 20 } : LONG;
  const client = new pg.Client(url);
  await client.connect();
  await fillCompanies(client, { from: companies, to: companies + 1, passwordHash, shape });
  await client.query("analyze");
  const product = await startProduct({ DATABASE_URL: url });
  try {
    const before = product.memoryMiB() ?? 0;
    const rows = [];
    for (const path of LISTS) {
      /** @type {number[]} */
      const made = [];
      /** @type {number[]} */
      const kept = [];
      let size = 0;
      let most = before;
      const look = setInterval(() => {
        most = Math.max(most, product.memoryMiB() ?? 0);
      }, 20);
      for (let time = 0; time < (isSmoke ? 1 : TIMES); time++) {
        await client.query("update companies set revision = gen_random_uuid() where id = $1", [
          companies + 1,
        ]);
        for (const times of [made, kept]) {
          const startedAt = performance.now();
          size = await read(product.url + path, tokenOf(companies));
          times.push(performance.now() - startedAt);
        }
      }
      clearInterval(look);
      rows.push(
        `| ${path} | ${(size / 1e6).toFixed(1)} MB | ${median(made).toFixed(0)} ms | ${median(kept).toFixed(0)} ms | +${Math.round(most - before)} MiB |`,
      );
    }
    return [
      `One company of ${shape.events} events, ${shape.past} of them past.`,
      "",
      "| list | unpacked | after a change | without one | memory |",
      "|---|---|---|---|---|",
      ...rows,
    ].join("\n");
  } finally {
    await product.stop();
    await client.end();
  }
}

/** Reads a list as a browser does; returns its size. @param {string} url @param {string} token */
async function read(url, token) {
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br" };
  const answer = await fetch(url, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return byteLength;
}
