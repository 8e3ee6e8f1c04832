import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

/** How many rows the planner takes a table to have; -1 if nobody has counted it yet. */
export async function countedRows(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select reltuples::int as count from pg_class where oid = ${table}::regclass`,
  );
  return rows[0]?.count ?? -1;
}
