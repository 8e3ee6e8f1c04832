import {
  asc,
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn, PgSelect, PgTable, PgUpdateSetSource, SelectedFields } from "drizzle-orm/pg-core";
import type { SelectResult } from "drizzle-orm/query-builders/select.types";
import type { Database } from "#server/db/database.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { columnArray, insertedRows } from "./column-arrays.ts";
import type { CompanyId } from "./company-id.ts";
import type { CompanyStatement } from "./company-statement.ts";
import { CLOSE, FIRST_FETCH, nextFetch, type Presented } from "./cursor.ts";
import { type OwnedTable, OwnRows, type Source } from "./own-rows.ts";

/** A company's table whose rows have an id. */
export type CompanyTable = OwnedTable & { id: PgColumn };
type Row<T extends OwnedTable> = InferSelectModel<T>;
type NewRow<T extends OwnedTable> = Omit<InferInsertModel<T>, "id" | "companyId">;
type Changes<T extends OwnedTable> = Omit<PgUpdateSetSource<T>, "id" | "companyId">;

/** A table whose rows count their changes. */
type VersionedTable = CompanyTable & { version: PgColumn };

type Selection = Source & {
  /** Each with the condition that ties it to the tables before it. */
  joins?: [OwnedTable, SQL | undefined][];
  orderBy?: (PgColumn | SQL)[];
  limit?: number;
  /** Locks the rows until the transaction ends; others may still refer to them. In the order of their ids, or deadlock. */
  lock?: "no key update";
};

/**
 * Statements over rows of one company: every one carries the company filter, for each table it touches. They are sent
 * at once, by `execute` instead of `await` alone, so that they can be `pipelined`.
 */
export class CompanyRows {
  protected readonly db: Database;
  protected readonly companyId: CompanyId;
  readonly #rows: OwnRows;

  protected constructor(db: Database, companyId: CompanyId) {
    this.db = db;
    this.companyId = companyId;
    this.#rows = new OwnRows(companyId);
  }

  async list<T extends OwnedTable>(table: T, where?: SQL, ...orderBy: (PgColumn | SQL)[]): Promise<Row<T>[]> {
    const rows = await this.db
      .select()
      .from(table as PgTable)
      .where(this.#own(table, where))
      .orderBy(...orderBy)
      .execute();
    return rows as Row<T>[];
  }

  /** Selects columns of several tables, each with its company filter. */
  async select<F extends SelectedFields>(fields: F, selection: Selection) {
    const { from, joins = [], where, orderBy = [], limit, lock } = selection;
    // The builder changes in place; its type would grow with every call, and is stated once at the end instead.
    let query: PgSelect = this.db
      .select(fields as SelectedFields)
      .from(from as PgTable)
      .$dynamic();
    for (const [table, on] of joins) query = query.innerJoin(table, this.#own(table, on)) as PgSelect;
    query = query.where(this.#own(from, where)).orderBy(...orderBy) as PgSelect;
    if (limit !== undefined) query = query.limit(limit) as PgSelect;
    if (lock) query = query.for(lock) as PgSelect;
    return (await query.execute()) as SelectResult<F, "partial", Record<string, "not-null">>[];
  }

  /** Sub-select for `select`: a value of the one row of another table that meets the condition, or null. */
  lookup<T>(table: OwnedTable, value: PgColumn | SQL, where: SQL | undefined): SQL<T> {
    return this.#rows.lookup(table, value, where);
  }

  /** Runs a hand-written statement for rows of this company. */
  run<Row extends object, Values extends Record<string, unknown>>(
    statement: CompanyStatement<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    return statement.run(this.db, { ...values, companyId: this.companyId });
  }

  async find<T extends CompanyTable>(table: T, id: number): Promise<Row<T> | undefined> {
    const [row] = await this.list(table, eq(table.id, id));
    return row;
  }

  /**
   * Locks rows until the transaction ends, always in the order of their ids, so that nobody deadlocks. Others may still
   * refer to them: a plan that names an ingredient does not wait for a withdrawal of it. With "update" new references
   * wait too, and are waited for; "key share" is what such a reference takes.
   */
  async lock<T extends CompanyTable>(
    table: T,
    ids: number[],
    where?: SQL,
    strength: "key share" | "no key update" | "update" = "no key update",
  ): Promise<Row<T>[]> {
    const rows = await this.db
      .select()
      .from(table as PgTable)
      .where(this.#own(table, isAnyOf(table.id, ids), where))
      .orderBy(asc(table.id))
      .for(strength)
      .execute();
    return rows as Row<T>[];
  }

  async insert<T extends OwnedTable>(table: T, values: NewRow<T>): Promise<Row<T>> {
    const owned = { ...values, companyId: this.companyId } as InferInsertModel<T>;
    const [row] = await this.db
      .insert(table as PgTable)
      .values(owned)
      .returning()
      .execute();
    return row as Row<T>;
  }

  async insertAll<T extends OwnedTable>(table: T, values: NewRow<T>[]): Promise<Row<T>[]> {
    if (values.length === 0) return [];
    const rows = await this.db
      .insert(table as PgTable)
      .select(insertedRows(table, this.#rows.id, values))
      .returning()
      .execute();
    return rows as Row<T>[];
  }

  async update<T extends CompanyTable>(
    table: T,
    id: number,
    changes: Changes<T>,
    where?: SQL,
  ): Promise<Row<T> | undefined> {
    const [row] = await this.db
      .update(table as PgTable)
      .set(withoutOwner(changes))
      .where(this.#own(table, eq(table.id, id), where))
      .returning()
      .execute();
    return row as Row<T> | undefined;
  }

  /** Updates all rows that meet the condition alike. */
  async updateWhere<T extends OwnedTable>(table: T, changes: Changes<T>, where: SQL): Promise<void> {
    await this.db
      .update(table as PgTable)
      .set(withoutOwner(changes))
      .where(this.#own(table, where))
      .execute();
  }

  /**
   * Updates many rows in one statement, each with its own values for the same columns, and counts their versions up.
   * They must be locked: rows that are not the company's are skipped.
   */
  async updateEach<T extends VersionedTable, Key extends keyof Row<T> & string>(
    table: T,
    keys: readonly Key[],
    rows: readonly ({ id: number } & Pick<Row<T>, Key>)[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const listed = ["id", ...keys].map((key) => columnArray(columns[key] as PgColumn, key, rows));
    const names = keys.map((_key, position) => sql.raw(`value_${position}`));
    const changed = sql`unnest(${sql.join(listed, sql`, `)}) as changed(id, ${sql.join(names, sql`, `)})`;
    const changes = keys.map((key, position) => [key, sql`changed.${names[position]}`]);
    await this.db
      .update(table as PgTable)
      .set({ ...Object.fromEntries(changes), version: sql`${table.version} + 1` })
      .from(changed)
      .where(this.#own(table, sql`${table.id} = changed.id`))
      .execute();
  }

  /** Deletes rows and returns their number. */
  async remove(table: OwnedTable, where: SQL): Promise<number> {
    const { rowCount } = await this.db.delete(table).where(this.#own(table, where)).execute();
    return rowCount ?? 0;
  }

  /** Within a snapshot: the rows of a `cursor`, some hundred kilobytes at a time. */
  async *batches<Row extends Presented, Values extends Record<string, unknown>>(
    opening: CompanyStatement<Row, Values>,
    values: Values,
  ): AsyncGenerator<Row[]> {
    await this.run(opening, values);
    for (let fetch = FIRST_FETCH; ; ) {
      const { rows } = (await this.db.execute(fetch)) as unknown as { rows: Row[] };
      if (rows.length === 0) break;
      yield rows;
      fetch = nextFetch(rows);
    }
    await this.db.execute(CLOSE);
  }

  #own(table: OwnedTable, ...filters: (SQL | undefined)[]): SQL {
    return this.#rows.filter(table, ...filters);
  }
}

/**
 * Drops an owner that was smuggled in past the compiler. Writing the real one over it would not do: an update that
 * names a key locks the row against those who refer to it, even if the key stays the same, and they would deadlock with
 * it over the row of the company.
 */
function withoutOwner(changes: object): PgUpdateSetSource<PgTable> {
  const { id: _id, companyId: _companyId, ...rest } = changes as Record<string, unknown>;
  return rest;
}
