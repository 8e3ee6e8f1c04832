import { NodePgSession, type NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDatabase, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { type Database, dialect } from "#server/db/database.ts";
import { PreparingClient } from "#server/db/pools/preparing-client.ts";
import type { CompanyId } from "./company-id.ts";

type Lent = pg.PoolClient & PreparingClient;
type NoSchema = Record<string, never>;
type Transaction = NodePgTransaction<NoSchema, NoSchema>;

/**
 * Hands out the database as one company may see it. A connection acts for one company at a time, and row-level security
 * shows it no row of another, whatever a query asks for.
 */
export class CompanyDatabases {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Cheap enough for every request: two small objects. */
  of(companyId: CompanyId): Database {
    return new PgDatabase(dialect, new CompanySession(() => this.#lend(companyId)), undefined);
  }

  async #lend(companyId: CompanyId): Promise<Lent> {
    const client = await this.#pool.connect();
    if (!(client instanceof PreparingClient))
      throw new TypeError("Not a connection that can act for a company");
    client.actFor(companyId);
    return client;
  }
}

/** Session that borrows a connection for each query, and one for all of a transaction. */
class CompanySession extends NodePgSession<NoSchema, NoSchema> {
  readonly #lend: () => Promise<Lent>;

  constructor(lend: () => Promise<Lent>) {
    const query = async (config: pg.QueryConfig, values?: unknown[]) => {
      const client = await lend();
      try {
        return await client.query(config, values);
      } finally {
        giveBack(client);
      }
    };
    // Of a pool a session uses nothing else, now that transactions are begun below.
    super({ query } as unknown as pg.Pool, dialect, undefined);
    this.#lend = lend;
  }

  override async transaction<R>(
    work: (tx: Transaction) => Promise<R>,
    config?: PgTransactionConfig,
  ): Promise<R> {
    const client = await this.#lend();
    try {
      return await new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined).transaction(
        work,
        config,
      );
    } finally {
      giveBack(client);
    }
  }
}

/** Closes a connection that is still within a transaction: the next company could not be set on it for good. */
const giveBack = (client: Lent) => client.release(client.getTransactionStatus() !== "I");
