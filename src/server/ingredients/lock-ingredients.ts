import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { lockMany } from "#server/db/company/lock-many.ts";
import { ingredients } from "#server/db/schema/stock.ts";

/** Locks many ingredients that are not archived. */
export const lockIngredients = (tx: CompanyData, ids: readonly number[]) =>
  lockMany(tx, ingredients, ids, isNull(ingredients.archivedAt));
