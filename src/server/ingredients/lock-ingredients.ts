import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients } from "#server/db/schema/stock.ts";

/** Rows per statement; others have their turn in between. */
const ROWS_PER_STATEMENT = 250;

/** Locks many ingredients that are not archived, in the order of their ids all in all. */
export async function lockIngredients(tx: CompanyData, ids: readonly number[]) {
  const locked: (typeof ingredients.$inferSelect)[] = [];
  const sorted = ids.toSorted((one, other) => one - other);
  const isPresent = isNull(ingredients.archivedAt);
  for (const part of parts(sorted)) locked.push(...(await tx.lock(ingredients, part, isPresent)));
  return locked;
}

export const parts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_PER_STATEMENT) }, (_, part) =>
    items.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  );
