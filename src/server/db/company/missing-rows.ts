import { and, type SQL } from "drizzle-orm";
import { isAnyOf } from "#server/db/is-any-of.ts";
import type { Issue } from "#server/http/errors.ts";
import type { CompanyData, CompanyTable } from "./company-data.ts";

/** Issues at the places of an input whose ids are no rows of the company, or none that meet the condition. */
export async function missingRows(
  data: CompanyData,
  table: CompanyTable,
  named: readonly { id: number; path: string }[],
  message: string,
  where?: SQL,
): Promise<Issue[]> {
  const ids = [...new Set(named.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const isNamed = isAnyOf(table.id, ids);
  const rows = await data.select({ id: table.id }, { from: table, where: and(isNamed, where) });
  const found = new Set(rows.map(({ id }) => id));
  return named.filter(({ id }) => !found.has(id)).map(({ path }) => ({ path, message }));
}
