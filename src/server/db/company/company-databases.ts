import type { Query } from "drizzle-orm";
import { NodePgSession, type NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDatabase, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { type Database, dialect } from "#server/db/database.ts";
import { PreparingClient } from "#server/db/pools/preparing-client.ts";
import type { Turn } from "#server/http/limits/fair-queue.ts";
import type { PoolUse } from "#server/metrics/metrics.ts";
import type { CompanyId } from "./company-id.ts";
import { type CompanyTurns, createCompanyTurns, type Lane } from "./company-turns.ts";

type Lent = pg.PoolClient & PreparingClient;
type NoSchema = Record<string, never>;
type Transaction = NodePgTransaction<NoSchema, NoSchema>;
/** Does work when it is the company's turn. */
type InTurn = <T>(work: () => Promise<T>, isWrite: boolean) => Promise<T>;

/**
 * Hands out the database as one company may see it. A connection acts for one company at a time, and row-level security
 * shows it no row of another, whatever a query asks for. Whoever gets one has waited for its company's turn.
 */
export class CompanyDatabases implements PoolUse {
  readonly #pool: pg.Pool;
  readonly #turns: CompanyTurns;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#turns = createCompanyTurns(pool.options.max);
  }

  /** Cheap enough for every request: two small objects. */
  of(companyId: CompanyId, turn: Turn<Lane> = {}): Database {
    const inTurn: InTurn = (work, isWrite) => this.#takeTurn(companyId, work, isWrite, turn);
    const session = new CompanySession(() => this.#lend(companyId), inTurn);
    return new PgDatabase(dialect, session, undefined);
  }

  /**
   * Does work that writes rows of a company over a connection of others: what waits for the company's row waits before
   * it takes one. Never within a transaction of the company's own, which has this turn already.
   */
  writeInTurn<T>(companyId: number, work: () => Promise<T>): Promise<T> {
    return this.#takeTurn(companyId, work, true, {});
  }

  get totalCount(): number {
    return this.#pool.totalCount;
  }

  get idleCount(): number {
    return this.#pool.idleCount;
  }

  get waitingCount(): number {
    return this.#pool.waitingCount + this.#turns.waiting;
  }

  #takeTurn<T>(companyId: number, work: () => Promise<T>, isWrite: boolean, turn: Turn<Lane>): Promise<T> {
    const lanes: readonly Lane[] = isWrite ? [...(turn.lanes ?? []), "write"] : (turn.lanes ?? []);
    const { signal } = turn;
    const recheck = isWrite ? turn.recheck : undefined;
    return this.#turns.takeTurn(String(companyId), work, { lanes, signal, recheck });
  }

  async #lend(companyId: CompanyId): Promise<Lent> {
    const client = await this.#pool.connect();
    if (!(client instanceof PreparingClient))
      throw new TypeError("Not a connection that can act for a company");
    client.actFor(companyId);
    return client;
  }
}

type PrepareQuery = NodePgSession<NoSchema, NoSchema>["prepareQuery"];
type RestOfQuery = Parameters<PrepareQuery> extends [unknown, ...infer Rest] ? Rest : never;

const WRITES = /^\s*(insert|update|delete)\b/i;

/** Session that borrows a connection for each query, and one for all of a transaction, in turn. */
class CompanySession extends NodePgSession<NoSchema, NoSchema> {
  readonly #lend: () => Promise<Lent>;
  readonly #inTurn: InTurn;

  constructor(lend: () => Promise<Lent>, inTurn: InTurn) {
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
    this.#inTurn = inTurn;
  }

  override prepareQuery = ((query: Query, ...rest: []) => {
    const prepared = super.prepareQuery(query, ...(rest as unknown as RestOfQuery));
    // Around all of it: what is thrown further inside is taken for a failure of the database.
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => this.#inTurn(() => execute(values), WRITES.test(query.sql));
    return prepared;
  }) as PrepareQuery;

  override transaction<R>(work: (tx: Transaction) => Promise<R>, config?: PgTransactionConfig): Promise<R> {
    return this.#inTurn(() => this.#transact(work, config), config?.accessMode !== "read only");
  }

  async #transact<R>(work: (tx: Transaction) => Promise<R>, config?: PgTransactionConfig): Promise<R> {
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
