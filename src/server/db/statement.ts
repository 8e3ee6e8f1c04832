import type { Query, SQL } from "drizzle-orm";
import { type Database, dialect } from "./database.ts";

/**
 * A statement for every request: its text is made once in the life of the process, and parsed and planned once on each
 * connection. What changes from run to run is a placeholder.
 */
export class Statement<Row extends object, Values extends Record<string, unknown>> {
  readonly name: string;
  readonly #build: () => SQL;
  #built: Query | undefined;

  constructor(name: string, build: () => SQL) {
    this.name = name;
    this.#build = build;
  }

  /** Within a transaction as well. */
  async run(db: Database, values: Values): Promise<Row[]> {
    this.#built ??= dialect.sqlToQuery(this.#build());
    const prepared = db._.session.prepareQuery(this.#built, undefined, this.name, false);
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  }
}
