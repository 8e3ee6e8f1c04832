import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { JsonSql } from "#server/db/json-sql.ts";

/** A table whose rows each belong to one company. */
export type OwnedTable = PgTable & { companyId: PgColumn };

export type Source = { from: OwnedTable; where?: SQL };

/** Builds SQL over a company's own rows for hand-written statements: every table comes through here with its filter. */
export class OwnRows {
  readonly #companyId: number | Placeholder;

  constructor(companyId: number | Placeholder) {
    this.#companyId = companyId;
  }

  /** Condition that keeps a table within the company. */
  filter(table: OwnedTable, ...filters: (SQL | undefined)[]): SQL {
    // The parentheses keep a raw `a or b` from widening past the company filter.
    const grouped = filters.map((filter) => filter && sql`(${filter})`);
    return and(eq(table.companyId, this.#given), ...grouped) as SQL;
  }

  /** The company id, as the owner of new rows. */
  get id(): SQL {
    return sql`${this.#companyId}::int`;
  }

  /**
   * The company id in a sub-select, so that the planner does not look it up among the companies it has counted: one
   * that has grown since would be taken for empty, and its rows scanned again and again.
   */
  get #given(): SQL {
    return sql`(select ${this.id})`;
  }

  isCompany(id: PgColumn): SQL {
    return eq(id, this.#companyId);
  }

  /** `from … where …` */
  rows({ from, where }: Source): SQL {
    return sql`from ${from} where ${this.filter(from, where)}`;
  }

  /**
   * `lateral (select … from …)`: looks rows up by key for each row before it. Without the offset the planner may turn
   * it into a join in any order, which goes wrong where it does not know how many rows there are.
   */
  lookedUp(columns: SQL, source: Source): SQL {
    return sql`lateral (select ${columns} ${this.rows(source)} offset 0)`;
  }

  /**
   * Sub-select of a value of the one row that meets the condition, or null. The planner can only look it up for each
   * row, while a join is planned by how many rows it expects.
   */
  lookup<T = unknown>(table: OwnedTable, value: PgColumn | SQL, where: SQL | undefined): SQL<T> {
    return sql<T>`(select ${value} ${this.rows({ from: table, where })})`;
  }

  /** Aggregates rows into one text of a JSON array. */
  jsonArray<T>(item: JsonSql<T>, source: Source & { orderBy: (PgColumn | SQL)[] }): JsonSql<T[]> {
    const order = sql.join(source.orderBy, sql`, `);
    return sql`(select '[' || coalesce(string_agg(${item}, ',' order by ${order}), '') || ']' ${this.rows(source)})`;
  }
}
