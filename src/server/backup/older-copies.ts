import { type SQL, sql } from "drizzle-orm";

/** Columns that came later without a default, and what the rows of a copy from before them get there. */
const ADDED: Record<string, Record<string, SQL>> = {
  stock_movements: {
    unit: sql`(select unit from ingredients where company_id = copied.company_id and id = copied.ingredient_id)`,
  },
};

/** The columns of a table that a copy does not have and that must not be empty; `copied` is its row. */
export const addedSince = (table: string, columns: readonly string[]): [string, SQL][] =>
  Object.entries(ADDED[table] ?? {}).filter(([column]) => !columns.includes(column));

/** Columns that held links in earlier versions, whose copies may still have them. */
const RETIRED_COLUMNS: Record<string, string[]> = {
  users: ["reset_token_hash", "reset_token_expiry"],
  companies: ["confirmation_token_hash", "confirmation_token_expiry"],
};

export const withoutRetired = (table: string, columns: string[]) =>
  columns.filter((column) => !RETIRED_COLUMNS[table]?.includes(column));
