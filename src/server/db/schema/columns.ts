import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  integer,
  numeric,
  type PgTableExtraConfigValue,
  timestamp,
} from "drizzle-orm/pg-core";

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const createdAt = () => moment().notNull().defaultNow();

/** Raised by every change of the row, so that an edit based on an older one can be refused. */
export const version = () => integer().notNull().default(1);

/** Two decimals, up to 99,999,999.99. */
export const quantity = () => numeric({ precision: 10, scale: 2, mode: "number" });

/** Contents of a pack in the stock unit; four decimals, for 269 ml in litres. */
export const packContentsColumn = () => numeric({ precision: 12, scale: 4, mode: "number" });

/** An amount of a recipe; four decimals, for the eighth of a lime. */
export const recipeQuantity = () => numeric({ precision: 12, scale: 4, mode: "number" });

/** Reais and cents; a string, as money travels on the wire. */
export const money = () => numeric({ precision: 10, scale: 2 });

/** Cost of one stock unit, exact enough to be multiplied back into cents; up to 9,999,999,999. */
export const unitCostColumn = () => numeric({ precision: 22, scale: 12 });

/** The upper bound also refuses NaN, which PostgreSQL orders above every number. */
export const atLeastZero = (name: string, column: AnyPgColumn): PgTableExtraConfigValue =>
  check(name, sql`${column} >= 0 and ${column} <= 99999999.99`);

/** The columns of a table that such a record of columns gave it. */
export const columnsOf = <Given extends object>(
  table: Record<keyof NoInfer<Given>, SQLWrapper>,
  given: Given,
) =>
  sql.join(
    Object.keys(given).map((key) => sql`${table[key as keyof Given]}`),
    sql`, `,
  );

export const isOneOf = (column: AnyPgColumn | SQL, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

export const oneOf = (
  name: string,
  column: AnyPgColumn,
  values: readonly string[],
): PgTableExtraConfigValue => check(name, isOneOf(column, values));

/** A reference that cannot leave the company: the owner of both rows is part of the key. */
export const sameCompany = (
  name: string,
  companyId: AnyPgColumn,
  id: AnyPgColumn,
  other: { companyId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns: [companyId, id], foreignColumns: [other.companyId, other.id] });
