import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OwnedTable } from "./own-rows.ts";

/** Makes one column of many rows an array, which `unnest` turns into rows again. */
export function columnArray(column: PgColumn, key: string, rows: readonly object[]): SQL {
  const sent = rows.map((row) => sentValue(column, row[key as keyof typeof row]));
  return sql`${sql.param(sent)}::${sql.raw(column.getSQLType())}[]`;
}

/**
 * Makes new rows for an insert, in the order of the table's columns: `select … from unnest(…)`. The text is the same
 * however many rows there are, so it can be prepared; absent values get the column's default.
 */
export function insertedRows(table: OwnedTable, companyId: SQL, rows: readonly object[]): SQL {
  const lists: SQL[] = [];
  const names: SQL[] = [];
  const values = Object.entries<PgColumn>(getTableColumns(table)).map(([key, column]) => {
    if (column === table.companyId) return companyId;
    if (column.generatedIdentity) return sql`null::int`;
    const isGiven = rows.some((row) => row[key as keyof typeof row] !== undefined);
    if (!isGiven && is(column.default, SQL)) return column.default;
    const name = sql.raw(`value_${lists.length}`);
    lists.push(columnArray(column, key, rows));
    names.push(name);
    return sql`given.${name}`;
  });
  const [selected, listed, named] = [values, lists, names].map((parts) => sql.join(parts, sql`, `));
  // The database numbers the rows by itself, whatever stands in that place.
  return sql`overriding user value select ${selected} from unnest(${listed}) as given (${named})`;
}

function sentValue(column: PgColumn, value: unknown): unknown {
  const present = value === undefined && !is(column.default, SQL) ? column.default : value;
  return present === null || present === undefined ? null : column.mapToDriverValue(present);
}
