import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import { isUndone } from "./database-failure.ts";

const MOST_REPEATS = 3;
/** Milliseconds. By chance, so that two who met once do not meet again. */
const LONGEST_PAUSE = 50;

/**
 * A transaction that is done again when PostgreSQL undid it because it and another one were in each other's way. Its
 * work may therefore touch nothing but the transaction: what it did elsewhere would be done twice.
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
