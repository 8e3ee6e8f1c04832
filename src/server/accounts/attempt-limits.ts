import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { attempts } from "#server/db/schema/accounts.ts";
import { tooManyAttempts } from "#server/http/errors.ts";
import { FairQueue } from "#server/http/limits/fair-queue.ts";
import { serverBusy } from "#server/http/limits/limited-work.ts";

const MINUTE = 60_000;

export type Limit = {
  atMost: number;
  within: number;
  /** Also where only the machine itself can call. */
  holdsLocally?: true;
};

/** Limits per address of the caller. */
export const addressLimits = {
  login: { atMost: 50, within: 15 * MINUTE },
  passkeyOptions: { atMost: 120, within: 15 * MINUTE },
  register: { atMost: 5, within: 60 * MINUTE },
  forgot: { atMost: 20, within: 60 * MINUTE },
  token: { atMost: 20, within: 15 * MINUTE },
  proposal: { atMost: 300, within: 15 * MINUTE },
  proposalAnswer: { atMost: 30, within: 15 * MINUTE },
  proposalPdf: { atMost: 60, within: 15 * MINUTE },
  // Fifteen people behind one address, each of whom sends a count every three seconds and looks for those of others,
  // with two calls every twenty seconds.
  team: { atMost: 2000, within: 15 * MINUTE },
  teamCount: { atMost: 6000, within: 15 * MINUTE },
  unsubscribe: { atMost: 300, within: 15 * MINUTE },
  endDevice: { atMost: 300, within: 15 * MINUTE },
  inquiryPage: { atMost: 300, within: 15 * MINUTE },
  inquiry: { atMost: 5, within: 60 * MINUTE, holdsLocally: true },
  // Calendar services fetch the feeds of many people from few addresses.
  calendar: { atMost: 2000, within: 15 * MINUTE },
} satisfies Record<string, Limit>;

/** Ten addresses of a network may do something as often as one alone may: phones of one carrier can share a /48. */
const forTen = (limit: Limit): Limit => ({ ...limit, atMost: 10 * limit.atMost });

/** Limits per IPv6 /48, for what checks a password or mails. */
export const networkLimits: Partial<Record<keyof typeof addressLimits, Limit>> & { login: Limit } = {
  login: forTen(addressLimits.login),
  register: forTen(addressLimits.register),
  forgot: forTen(addressLimits.forgot),
  token: forTen(addressLimits.token),
  inquiry: forTen(addressLimits.inquiry),
};

/** Requests that one network may leave with one company, of the hundred that it takes a day. */
export const inquiryShare: Limit = { atMost: 20, within: 24 * 60 * MINUTE, holdsLocally: true };

/** Limits per account, wherever the caller is. */
export const accountLimits = {
  forgot: { atMost: 3, within: 60 * MINUTE },
  changePassword: { atMost: 10, within: 15 * MINUTE },
  /** Good sign-ins: each stores a session, and tells of a new browser. */
  signIn: { atMost: 30, within: 15 * MINUTE },
  /** Calls that ask for a proof: most of them are mailed to somebody. */
  proven: { atMost: 60, within: 60 * MINUTE },
  stepUp: { atMost: 10, within: 15 * MINUTE },
  /** Wrong codes of a second step; a right password alone takes none of them back. */
  secondStep: { atMost: 30, within: 24 * 60 * MINUTE },
  /** Messages that anybody can have mailed to anybody. */
  registerInHour: { atMost: 3, within: 60 * MINUTE },
  registerInDay: { atMost: 6, within: 24 * 60 * MINUTE },
} satisfies Record<string, Limit>;

/** Limits per link that opens a page without an account, wherever the caller is. */
export const linkLimits = {
  proposal: { atMost: 600, within: 15 * MINUTE },
  proposalAnswer: { atMost: 30, within: 15 * MINUTE },
  proposalPdf: { atMost: 60, within: 15 * MINUTE },
  team: addressLimits.team,
  teamCount: addressLimits.teamCount,
  unsubscribe: { atMost: 30, within: 15 * MINUTE },
  endDevice: { atMost: 30, within: 15 * MINUTE },
  // Shown to everybody, so that many come at once. What they may store is bounded by itself.
  inquiryPage: { atMost: 6000, within: 15 * MINUTE },
  inquiry: { atMost: 1000, within: 15 * MINUTE },
  calendar: { atMost: 120, within: 15 * MINUTE },
} satisfies Record<string, Limit>;

/** Widens a limit where only the machine itself can call: there, one address is everybody. */
export const widened = (limit: Limit, isPrivate: boolean): Limit =>
  isPrivate && !limit.holdsLocally ? { ...limit, atMost: limit.atMost * 100 } : limit;

/**
 * Attempts past a limit from which on nothing is counted until the window ends. Fewer could come from good logins that
 * are counted and not yet forgiven.
 */
const FAR_BEYOND = 20;
/** Size of the cache of keys far beyond their limit; the rows of the database decide. */
const MOST_REMEMBERED = 10_000;

/** Attempts counted at once: half of the connections that sessions are looked up over. */
const COUNTED_AT_ONCE = 3;
const MAY_WAIT = 1_000;
const MAY_WAIT_OF_KEY = 200;

/** Counts attempts per key in the database, and caches the keys that are far beyond their limit. */
export class AttemptLimits {
  readonly #db: Database;
  /** Counts of one key would wait for its row, each with a connection; here they wait without. */
  readonly #turns = new FairQueue({
    atOnce: COUNTED_AT_ONCE,
    ofOne: 1,
    mayWait: MAY_WAIT,
    mayWaitOfOne: MAY_WAIT_OF_KEY,
    refusal: serverBusy,
  });
  /** Key to the end of its window, oldest entry first. */
  readonly #beyond = new Map<string, Date>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts one attempt before it is made, so that a hundred at once count as a hundred; refuses past the limit. */
  async count(key: string, limit: Limit, now: Date): Promise<void> {
    this.refuseFarBeyond(key, now);
    const { isOver, freeAt } = await this.#count(key, limit, now);
    if (isOver) throw tooManyAttempts(freeAt, now);
  }

  /** Counts like `count`, and tells instead of throwing: for callers who must not notice. */
  async isOver(key: string, limit: Limit, now: Date): Promise<boolean> {
    return this.#isFarBeyond(key, now) !== undefined || (await this.#count(key, limit, now)).isOver;
  }

  /** Refuses by the cache alone, before any work or waiting is done for the caller. */
  refuseFarBeyond(key: string, now: Date): void {
    const freeAt = this.#isFarBeyond(key, now);
    if (freeAt) throw tooManyAttempts(freeAt, now);
  }

  /** Takes one counted attempt back that turned out to be good. */
  async forgive(key: string): Promise<void> {
    const forgiven = this.#db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, key));
    await this.#turns.takeTurn(key, () => forgiven.execute());
  }

  #isFarBeyond(key: string, now: Date): Date | undefined {
    const freeAt = this.#beyond.get(key);
    if (!freeAt || freeAt > now) return freeAt;
    this.#beyond.delete(key);
    return undefined;
  }

  async #count(key: string, limit: Limit, now: Date) {
    const windowEndsAt = new Date(now.getTime() + limit.within);
    const isPast = sql`${attempts.windowEndsAt} <= ${now}`;
    const counted = this.#db
      .insert(attempts)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isPast} then 1 else ${attempts.count} + 1 end`,
          windowEndsAt: sql`case when ${isPast} then ${windowEndsAt} else ${attempts.windowEndsAt} end`,
        },
      })
      .returning();
    const [row] = await this.#turns.takeTurn(key, () => counted.execute());
    const count = row?.count ?? 0;
    const freeAt = row?.windowEndsAt ?? now;
    if (count > limit.atMost + FAR_BEYOND) this.#remember(key, freeAt);
    return { isOver: count > limit.atMost, freeAt };
  }

  #remember(key: string, freeAt: Date): void {
    const [oldest] = this.#beyond.keys();
    if (this.#beyond.size >= MOST_REMEMBERED && oldest !== undefined) this.#beyond.delete(oldest);
    this.#beyond.set(key, freeAt);
  }
}

export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
}
