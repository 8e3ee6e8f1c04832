import { type Name, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The bare name, where a statement takes no other: a column of the schema without a name has its key in snake case. */
export const nameOf = (column: PgColumn): Name => sql.identifier(toSnakeCase(column.name));
