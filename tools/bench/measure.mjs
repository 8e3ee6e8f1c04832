import { fork } from "node:child_process";
import { join } from "node:path";
import pg from "pg";

/** @typedef {import("./driver.mjs").Request} Request @typedef {import("./works.mjs").Work} Work @typedef {import("./driver.mjs").Measured} Measured */

/** Interval of writes to the company whose changing lists are read; each read takes longer. */
const TOUCH_EVERY_MS = 1;

/** Requests of a repetition that each need an event of their own. */
const WITH_OWN_ROWS = 40;

/** The second process, and one job at a time for it. */
export function startDriver() {
  const child = fork(join(import.meta.dirname, "driver.mjs"));
  return {
    /** @param {import("./driver.mjs").Job} job @returns {Promise<Measured>} */
    run: (job) =>
      new Promise((resolve, reject) => {
        child.once("message", (/** @type {any} */ { measured, error }) =>
          error ? reject(new Error(error)) : resolve(measured),
        );
        child.send(job);
      }),
    stop: () => child.kill(),
  };
}

/**
 * Gives the first company a new revision again and again, as writes of its users would. Not waited for on the disk: it
 * is there to make every list a new one, not to be measured.
 * @param {pg.ClientConfig} connection
 */
async function startTouching(connection) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("set synchronous_commit = off");
  let isOver = false;
  const touching = (async () => {
    while (!isOver) {
      await client.query("update companies set revision = gen_random_uuid() where id = 1");
      await new Promise((resolve) => setTimeout(resolve, TOUCH_EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await touching;
    await client.end();
  };
}

/**
 * @typedef {object} Place
 * @property {ReturnType<typeof startDriver>} driver
 * @property {string} product
 * @property {string} limit
 * @property {pg.ClientConfig} connection
 * @property {pg.Client} client
 * @typedef {{ repetitions: number, seconds: number }} Size
 * @typedef {"product" | "limit"} Side
 */

/**
 * The product and its limit in turn, the one first that came last the time before, so that whatever else the machine
 * does meanwhile meets both.
 * @param {Work} work
 * @param {Place} place
 * @param {Size} size
 */
export const measureWork = (work, place, { repetitions, seconds }) =>
  withRunner(work, place, async (run) => {
    const sides = /** @type {const} */ (["product", "limit"]);
    const amounts = {
      product: await amountFor(run, "product", work, seconds),
      limit: await amountFor(run, "limit", work, seconds),
    };
    /** @type {Record<Side, Measured>[]} */
    const pairs = [];
    for (let turn = 0; turn < repetitions; turn++) {
      const measured = /** @type {Record<Side, Measured>} */ ({});
      for (const side of turn % 2 === 0 ? sides : sides.toReversed())
        measured[side] = await run(side, amounts[side]);
      pairs.push(measured);
    }
    return pairs;
  });

/**
 * Measures the product in several places in turn, each round beginning with the next place, so that other load of the machine
 * falls on all of them.
 * @param {Work} work
 * @param {Place[]} places
 * @param {Size} size
 * @returns {Promise<number[][]>} median latencies, for each repetition those of the places
 */
export async function measurePlaces(work, places, { repetitions, seconds }) {
  /** @param {Place[]} left @param {((amount: number) => Promise<Measured>)[]} runs @returns {Promise<number[][]>} */
  const open = ([place, ...left], runs) =>
    place
      ? withRunner(work, place, (run) => open(left, [...runs, (amount) => run("product", amount)]))
      : takeTurns(runs);
  /** @param {((amount: number) => Promise<Measured>)[]} runs */
  const takeTurns = async (runs) => {
    const amounts = [];
    for (const run of runs)
      amounts.push(await amountFor((_side, amount) => run(amount), "product", work, seconds));
    const turns = [];
    for (let turn = 0; turn < repetitions; turn++) {
      /** @type {number[]} */
      const times = [];
      for (let step = 0; step < runs.length; step++) {
        const index = (turn + step) % runs.length;
        times[index] = (await /** @type {any} */ (runs[index])(amounts[index])).medianMs;
      }
      turns.push(times);
    }
    return turns;
  };
  return open(places, []);
}

/**
 * @template T
 * @param {Work} work
 * @param {Place} place
 * @param {(run: (side: Side, amount: number) => Promise<Measured>) => Promise<T>} measure
 */
async function withRunner(work, { driver, product, limit, connection, client }, measure) {
  const tag = work.needsTag ? await tagOf(product, work.requests([])[0]) : undefined;
  /** @param {Request} request */
  const tagged = (request) =>
    tag ? { ...request, headers: { ...request.headers, "if-none-match": tag } } : request;
  const stopTouching = work.isTouched ? await startTouching(connection) : async () => {};
  try {
    return await measure(async (side, amount) => {
      const isOther = side === "limit" && work.ofProduct;
      const rows = work.addRows ? await work.addRows(client, amount) : [];
      const requests = isOther ? (work.ofProduct ?? []) : work.requests(rows).map(tagged);
      const url = side === "product" || isOther ? product : limit;
      const status = isOther ? 200 : (work.status ?? 200);
      return driver.run({ url, requests, amount, connections: work.connections, status });
    });
  } finally {
    await stopTouching();
  }
}

/**
 * Finds the number of requests that takes about the wanted time, by runs that also warm up.
 * @param {(side: Side, amount: number) => Promise<Measured>} run
 * @param {Side} side
 * @param {Work} work
 * @param {number} seconds
 */
async function amountFor(run, side, work, seconds) {
  const first = Math.max(8, work.connections * 2);
  // A smoke run: nothing is measured, so nothing is warmed up.
  if (seconds === 0) return first;
  if (work.addRows) {
    await run(side, WITH_OWN_ROWS);
    return WITH_OWN_ROWS;
  }
  const { perSecond } = await run(side, first);
  const { perSecond: warm } = await run(side, Math.max(first, Math.round(perSecond * seconds * 0.3)));
  return Math.max(first, Math.round(warm * seconds));
}

/** @param {string} product @param {Request | undefined} request */
async function tagOf(product, request) {
  const response = await fetch(`${product}${request?.path}`, { headers: request?.headers });
  await response.arrayBuffer();
  const tag = response.headers.get("etag");
  if (!response.ok || !tag) throw new Error(`${request?.path}: sem ETag`);
  return tag;
}
