import type { InferSelectModel, SQL } from "drizzle-orm";
import { parts } from "#server/db/statement-parts.ts";
import type { CompanyData } from "./company-data.ts";
import type { CompanyTable } from "./company-rows.ts";

/** Locks many rows in several statements. Ids are sorted first, so that two callers lock in the same order. */
export async function lockMany<T extends CompanyTable>(
  tx: CompanyData,
  table: T,
  ids: readonly number[],
  where?: SQL,
): Promise<InferSelectModel<T>[]> {
  const locked: InferSelectModel<T>[] = [];
  const sorted = ids.toSorted((one, other) => one - other);
  for (const part of parts(sorted)) locked.push(...(await tx.lock(table, part, where)));
  return locked;
}
