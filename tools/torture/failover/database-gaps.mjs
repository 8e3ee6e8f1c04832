import pg from "pg";
import { sleep } from "../faults/scene.mjs";

const BETWEEN = 50;
const PATIENCE = 1_000;

/** The longest time between two successes. */
export function createGaps() {
  let last = performance.now();
  let longest = 0;
  const look = () => Math.max(longest, performance.now() - last);
  return {
    succeed: () => {
      longest = look();
      last = performance.now();
    },
    reset: () => {
      longest = 0;
      last = performance.now();
    },
    /** Waits for the next success. */
    next: async () => {
      for (const before = last; last === before; ) await sleep(50);
    },
    /** Milliseconds, with the time since the last one. */
    longest: look,
  };
}

/**
 * Writes to whichever of the databases takes it, all the time and without the product: what it cannot do is Patroni's
 * own time.
 * @param {number[]} ports
 */
export async function watchDatabases(ports) {
  const gaps = createGaps();
  let isOver = false;
  const watch = async (/** @type {number} */ port) => {
    while (!isOver) {
      const client = new pg.Client({
        host: "127.0.0.1",
        port,
        user: "balcao",
        database: "watched",
        connectionTimeoutMillis: PATIENCE,
        query_timeout: PATIENCE,
      });
      client.on("error", () => undefined);
      try {
        await client.connect();
        while (!isOver) {
          await client.query("insert into moments default values");
          gaps.succeed();
          await sleep(BETWEEN);
        }
      } catch {
        await sleep(BETWEEN);
      }
      client.connection.stream.destroy();
    }
  };
  const watching = ports.map(watch);
  return {
    gaps,
    stop: async () => {
      isOver = true;
      await Promise.all(watching);
    },
  };
}

/** @param {number} port of the primary */
export async function makeWatchedDatabase(port) {
  for (const [database, text] of /** @type {const} */ ([
    ["postgres", "create database watched"],
    ["watched", "create table moments (at timestamptz default now())"],
  ])) {
    const client = new pg.Client({ host: "127.0.0.1", port, user: "balcao", database });
    await client.connect();
    await client.query(text);
    await client.end();
  }
}
