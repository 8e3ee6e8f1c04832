import type { SQL } from "drizzle-orm";
import type { Issue } from "#server/http/errors.ts";
import type { CompanyData } from "./company-data.ts";
import type { CompanyTable } from "./company-rows.ts";

/**
 * Issues at the places of an input whose ids are no rows of the company, or none that meet the condition. The others are
 * locked before anything is written: who archives or removes one of them waits, and neither deadlocks.
 */
export async function missingRows(
  tx: CompanyData,
  table: CompanyTable,
  named: readonly { id: number; path: string }[],
  message: string,
  where?: SQL,
): Promise<Issue[]> {
  const ids = [...new Set(named.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const rows = await tx.lock(table, ids, where, "key share");
  const found = new Set(rows.map(({ id }) => id));
  return named.filter(({ id }) => !found.has(id)).map(({ path }) => ({ path, message }));
}
