import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { parts } from "#server/db/statement-parts.ts";

/** Locks many ingredients that are not archived, in the order of their ids all in all. */
export async function lockIngredients(tx: CompanyData, ids: readonly number[]) {
  const locked: (typeof ingredients.$inferSelect)[] = [];
  const sorted = ids.toSorted((one, other) => one - other);
  const isPresent = isNull(ingredients.archivedAt);
  for (const part of parts(sorted)) locked.push(...(await tx.lock(ingredients, part, isPresent)));
  return locked;
}
