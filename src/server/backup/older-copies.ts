import { type SQL, sql } from "drizzle-orm";

const ofIngredient = (column: string): SQL =>
  sql`(select ${sql.identifier(column)} from ingredients
    where company_id = copied.company_id and id = copied.ingredient_id)`;

const summaryOf = (
  snapshot: SQL,
): SQL => sql`(select json_build_object('event', offered -> 'event', 'clientNames',
  offered -> 'clientNames', 'total', offered -> 'total', 'message', offered -> 'message')::text
  from (select ${snapshot}::json as offered) as stored)`;

/** Columns that a migration filled for existing rows, and their values for rows of a copy from before it. */
const ADDED: Record<string, Record<string, SQL>> = {
  stock_movements: {
    unit: ofIngredient("unit"),
    yield_quantity: ofIngredient("yield_quantity"),
    yield_unit: ofIngredient("yield_unit"),
  },
  proposals: { summary: summaryOf(sql`copied.snapshot`) },
  users: { company_role: sql`case when copied.company_id is not null then 'dono' end` },
};

/** Repeats what the migration to unit costs of twelve decimals did. */
export const REFINE_UNIT_COSTS = sql`update ingredients set unit_cost = round(price_per_unit / quantity, 12)
  where quantity > 0 and unit_cost = round(price_per_unit / quantity, 6)`;

/** Columns of a table that a copy lacks and that must not be empty; `copied` is its row. */
export const addedSince = (table: string, columns: readonly string[]): [string, SQL][] =>
  Object.entries(ADDED[table] ?? {}).filter(([column]) => !columns.includes(column));

/** Columns that held links in earlier versions, whose copies may still have them. */
const RETIRED_COLUMNS: Record<string, string[]> = {
  users: ["reset_token_hash", "reset_token_expiry"],
  companies: ["confirmation_token_hash", "confirmation_token_expiry"],
};

export const withoutRetired = (table: string, columns: string[]) =>
  columns.filter((column) => !RETIRED_COLUMNS[table]?.includes(column));
