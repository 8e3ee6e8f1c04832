import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import { isUndone } from "./database-failure.ts";

const MOST_REPEATS = 3;
/** Milliseconds; drawn at random, so that two who met once do not meet again. */
const LONGEST_PAUSE = 50;

/**
 * Repeats a transaction that PostgreSQL rolled back because of another one. The work may touch nothing but the
 * transaction: anything else would be done twice.
 */
export async function inTransaction<R>(db: Database, work: (tx: Database) => Promise<R>): Promise<R> {
  for (let left = MOST_REPEATS; ; left--) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (left === 0 || !isUndone(error)) throw error;
    }
    await sleep(Math.random() * LONGEST_PAUSE);
  }
}
