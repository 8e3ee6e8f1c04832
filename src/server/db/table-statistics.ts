import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { ingredients, stockMovements } from "./schema/stock.ts";

const MINUTE = 60_000;

/** Gathers statistics for the planner. PostgreSQL does so by itself, but up to a minute later. */
export async function gatherStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}

/** Gathers statistics of the imported tables, once a minute at the most. */
export class StatisticsAfterImports {
  readonly #db: Database;
  #gatheredAt = Number.NEGATIVE_INFINITY;

  constructor(db: Database) {
    this.#db = db;
  }

  async gather(): Promise<void> {
    if (performance.now() - this.#gatheredAt < MINUTE) return;
    this.#gatheredAt = performance.now();
    // A login that does not own them is passed over with a warning.
    await this.#db.execute(sql`analyze ${ingredients}, ${stockMovements}`);
  }
}
