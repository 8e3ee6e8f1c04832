import { type Query, type SQL, sql } from "drizzle-orm";
import { type Database, dialect } from "#server/db/database.ts";
import type { CompanyId } from "./company-id.ts";
import { OwnRows } from "./own-rows.ts";

/**
 * A hand-written statement within one company: `CompanyData.run` says which. Its text is made once in the life of the
 * process, and parsed and planned once on each connection; values that change from run to run are placeholders.
 */
export class CompanyStatement<
  Row extends object,
  Values extends Record<string, unknown> = Record<string, never>,
> {
  readonly name: string;
  readonly #build: (own: OwnRows) => SQL;
  #built: Query | undefined;

  constructor(name: string, build: (own: OwnRows) => SQL) {
    this.name = name;
    this.#build = build;
  }

  async run(db: Database, values: Values & { companyId: CompanyId }): Promise<Row[]> {
    this.#built ??= dialect.sqlToQuery(this.#build(new OwnRows(sql.placeholder("companyId"))));
    const prepared = db._.session.prepareQuery(this.#built, undefined, this.name, false);
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  }
}
