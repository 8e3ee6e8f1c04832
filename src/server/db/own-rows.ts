import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { JsonSql } from "./json-sql.ts";

/** A table whose rows each belong to one company. */
export type OwnedTable = PgTable & { companyId: PgColumn };

type Source = {
  from: OwnedTable;
  /** Each with the condition that ties it to the tables before it. */
  joins?: [OwnedTable, SQL | undefined][];
  where?: SQL;
};

/** The company's own rows, for statements that are written by hand: every table comes through here with its filter. */
export class OwnRows {
  readonly #companyId: number | Placeholder;

  constructor(companyId: number | Placeholder) {
    this.#companyId = companyId;
  }

  /** The condition that keeps a table within the company. */
  filter(table: OwnedTable, ...filters: (SQL | undefined)[]): SQL {
    // The parentheses keep a raw `a or b` from widening past the company filter.
    const grouped = filters.map((filter) => filter && sql`(${filter})`);
    return and(eq(table.companyId, this.#companyId), ...grouped) as SQL;
  }

  /** What a new row has as its owner. */
  get id(): SQL {
    return sql`${this.#companyId}::int`;
  }

  isCompany(id: PgColumn): SQL {
    return eq(id, this.#companyId);
  }

  /** `from … where …` */
  rows({ from, joins = [], where }: Source): SQL {
    const joined = joins.map(([table, on]) => sql` join ${table} on ${this.filter(table, on)}`);
    return sql`from ${from}${sql.join(joined)} where ${this.filter(from, where)}`;
  }

  /** All of them in one JSON text, in this order. */
  jsonArray<T>(item: JsonSql<T>, source: Source & { orderBy: (PgColumn | SQL)[] }): JsonSql<T[]> {
    const order = sql.join(source.orderBy, sql`, `);
    return sql`(select '[' || coalesce(string_agg(${item}, ',' order by ${order}), '') || ']' ${this.rows(source)})`;
  }
}
