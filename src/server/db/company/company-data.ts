import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Permission } from "#shared/accounts/permissions.ts";
import type { Day } from "#shared/numbers/day.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { type Actor, actingUser, actorCan } from "./actor.ts";
import type { CompanyDatabases } from "./company-databases.ts";
import { CompanyRows } from "./company-rows.ts";
import type { Lane } from "./company-turns.ts";
import { type Member, turnOf } from "./member.ts";

/** For what is streamed to somebody who may read slowly. */
const PATIENCE = sql`select set_config('statement_timeout', '15s', true),
  set_config('idle_in_transaction_session_timeout', '30s', true)`;

/** A snapshot of which much is read. */
type LongRead = { lane?: Extract<Lane, "large" | "download"> };

/**
 * The only door to company data: every query it runs carries the company filter, for each table it touches, and goes
 * over a connection to which the database shows that company alone, in the company's turn.
 */
export class CompanyData extends CompanyRows {
  readonly #databases: CompanyDatabases;
  readonly #member: Member;
  readonly #isInTransaction: boolean;
  /** Who makes the changes. */
  readonly actor: Actor;
  /** The company's clock at the moment of the call, for rules that depend on the day. */
  readonly clock: Clock;

  /** A transaction, if given, must be of this company's own database. */
  constructor(databases: CompanyDatabases, member: Member, clock: Clock, transaction?: Database) {
    super(transaction ?? databases.of(member.companyId, turnOf(member)), member.companyId);
    this.#databases = databases;
    this.#member = member;
    this.#isInTransaction = transaction !== undefined;
    this.actor = member.actor;
    this.clock = clock;
  }

  get now(): Date {
    return this.clock.now;
  }

  get today(): Day {
    return today(this.clock);
  }

  /** The user who makes the changes; fails where somebody acts by a link. */
  get userId(): number {
    return actingUser(this.actor);
  }

  /** True if whoever acts may do or see this. */
  can(permission: Permission): boolean {
    return actorCan(this.actor, permission);
  }

  /**
   * Runs work in a transaction, within a running one as part of it. It may be repeated, so it must touch nothing else.
   */
  async transaction<R>(work: (data: CompanyData) => Promise<R>): Promise<R> {
    if (this.#isInTransaction) return work(this);
    return inTransaction(this.db, (tx) => work(this.#within(tx)));
  }

  /** Does work that writes rows of this company over a connection of others when it is this company's turn to write. */
  asWriter<T>(work: () => Promise<T>): Promise<T> {
    return this.#isInTransaction ? work() : this.#databases.writeInTurn(this.companyId, work);
  }

  /** Runs reads in one snapshot: a change in between would show halves of it. One with a lane may take long. */
  snapshot<R>(work: (data: CompanyData) => Promise<R>, { lane }: LongRead = {}): Promise<R> {
    const reader = lane ? this.#with({ lane }) : this;
    return reader.db.transaction(
      async (tx) => {
        if (lane) await tx.execute(PATIENCE);
        return work(this.#within(tx));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  }

  /** The same for histories, of which few are read at a time. */
  forHistories(): CompanyData {
    return this.#with({ lane: "history" });
  }

  /** The same for work that others wait for, too: it goes on though whoever asked first has hung up. */
  forAll(): CompanyData {
    return this.#with({ signal: undefined });
  }

  #with(changes: Partial<Member>): CompanyData {
    if (this.#isInTransaction) return this;
    return new CompanyData(this.#databases, { ...this.#member, ...changes }, this.clock);
  }

  #within(transaction: Database): CompanyData {
    return new CompanyData(this.#databases, this.#member, this.clock, transaction);
  }
}
