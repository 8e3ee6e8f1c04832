import { and, eq, type InferInsertModel, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

declare const proven: unique symbol;
/** A company id that came from a verified session. Only `authenticate` may make one. */
export type CompanyId = number & { readonly [proven]: true };

/** A table whose rows each belong to one company and have an id of their own. */
type CompanyTable = PgTable & { id: PgColumn; companyId: PgColumn };
type Row<T extends CompanyTable> = InferSelectModel<T>;
type NewRow<T extends CompanyTable> = Omit<InferInsertModel<T>, "id" | "companyId">;
type Changes<T extends CompanyTable> = Omit<PgUpdateSetSource<T>, "id" | "companyId">;

/** The only door to company data: every query it runs carries the company filter. */
export class CompanyData {
  readonly #db: Database;
  readonly #companyId: CompanyId;

  constructor(db: Database, companyId: CompanyId) {
    this.#db = db;
    this.#companyId = companyId;
  }

  async list<T extends CompanyTable>(table: T, where?: SQL): Promise<Row<T>[]> {
    const rows = await this.#db
      .select()
      .from(table as PgTable)
      .where(this.#own(table, where));
    return rows as Row<T>[];
  }

  async find<T extends CompanyTable>(table: T, id: number): Promise<Row<T> | undefined> {
    const [row] = await this.list(table, eq(table.id, id));
    return row;
  }

  async insert<T extends CompanyTable>(table: T, values: NewRow<T>): Promise<Row<T>> {
    const owned = { ...values, companyId: this.#companyId } as InferInsertModel<T>;
    const [row] = await this.#db
      .insert(table as PgTable)
      .values(owned)
      .returning();
    return row as Row<T>;
  }

  async update<T extends CompanyTable>(
    table: T,
    id: number,
    changes: Changes<T>,
    where?: SQL,
  ): Promise<Row<T> | undefined> {
    // An owner smuggled in past the compiler is overwritten with the real one, which changes nothing.
    const owned = { ...changes, companyId: this.#companyId } as PgUpdateSetSource<PgTable>;
    const [row] = await this.#db
      .update(table as PgTable)
      .set(owned)
      .where(this.#own(table, eq(table.id, id), where))
      .returning();
    return row as Row<T> | undefined;
  }

  async remove<T extends CompanyTable>(table: T, id: number): Promise<boolean> {
    const removed = await this.#db
      .delete(table)
      .where(this.#own(table, eq(table.id, id)))
      .returning();
    return removed.length > 0;
  }

  transaction<R>(work: (data: CompanyData) => Promise<R>): Promise<R> {
    return this.#db.transaction((tx) => work(new CompanyData(tx, this.#companyId)));
  }

  #own(table: CompanyTable, ...filters: (SQL | undefined)[]): SQL | undefined {
    // The parentheses keep a raw `a or b` from widening past the company filter.
    const grouped = filters.map((filter) => filter && sql`(${filter})`);
    return and(eq(table.companyId, this.#companyId), ...grouped);
  }
}
