import { and, desc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { companies, sessions, users } from "#server/db/schema/accounts.ts";
import { Statement } from "#server/db/statement.ts";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { AskedTogether } from "./asked-together.ts";
import { newToken, tokenHash } from "./tokens.ts";

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 30 * DAY;
const IDLE_LIMIT = 7 * DAY;
/** Noting every single call would turn each read into a write. */
const NOTE_USE_AFTER = 60 * 60 * 1000;
const SESSIONS_PER_USER = 20;

export type Session = {
  tokenHash: string;
  user: SessionUser;
  /** The state of the company's data at the moment of the look-up; null for a system admin. */
  revision: string | null;
};

/** The same rule as `isEntitled`, for the database to judge by what is true at that moment. */
const entitled = sql`(${users.isActive} and (${users.role} = 'admin_system' or ${companies.isActive} is true))`;

/**
 * Opens a session and returns its token, which is shown this once and never again. None if the account is no longer the
 * one whose password was verified. The row lock makes a reset or block that is going on finish first, and one that comes
 * later find this session to end it.
 */
export async function openSession(
  db: Database,
  verified: Pick<UserRow, "id" | "passwordHash">,
  now: Date,
): Promise<string | undefined> {
  const { token, hash } = newToken();
  const userId = verified.id;
  const at = (moment: Date) => sql`${moment}::timestamptz`;
  const account = db
    .select({
      tokenHash: sql`${hash}::text`.as("token_hash"),
      userId: users.id,
      createdAt: at(now).as("created_at"),
      lastSeenAt: at(now).as("last_seen_at"),
      expiresAt: at(new Date(now.getTime() + LIFETIME)).as("expires_at"),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), eq(users.passwordHash, verified.passwordHash), entitled))
    .for("share", { of: users });
  // Sees what was there before: the newest of them stay, and the new one makes their number full.
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(SESSIONS_PER_USER - 1);
  const removed = db.$with("removed").as(db.delete(sessions).where(inArray(sessions.tokenHash, surplus)));
  const opened = await db
    .with(removed)
    .insert(sessions)
    .select(account)
    .returning({ userId: sessions.userId });
  return opened.length > 0 ? token : undefined;
}

type Found = { tokenHash: string } & Pick<
  UserRow,
  "id" | "username" | "email" | "companyId" | "role" | "requirePasswordChange"
> & {
    companyName: string | null;
    revision: string | null;
    isEntitled: boolean;
    /** Milliseconds since 1970, as `Date` counts them. */
    lastSeenAt: number;
    expiresAt: number;
  };

const milliseconds = (column: PgColumn) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/**
 * How many a query may ask for. Of a list of any length PostgreSQL would not know how long it is, and plan each query
 * anew; of so many it plans once. What is left over is asked as null, which finds nothing.
 */
const SIZES = [1, 4, 16];

/** Each by its key: the limit keeps PostgreSQL from reading whole tables for several. */
const sessionsOf = (size: number) =>
  new Statement<Found, Record<string, string | null>>(`sessions_${size}`, () => {
    const asked = Array.from({ length: size }, (_, n) => sql`(${sql.placeholder(`hash${n}`)}::text)`);
    return sql`select found.* from (values ${sql.join(asked, sql`, `)}) as asked (hash) cross join lateral (
    select ${sessions.tokenHash} as "tokenHash", ${users.id} as "id", ${users.username} as "username",
      ${users.email} as "email", ${users.companyId} as "companyId", ${users.role} as "role",
      ${users.requirePasswordChange} as "requirePasswordChange",
      ${companies.name} as "companyName", ${companies.revision} as "revision",
      ${entitled} as "isEntitled",
      ${milliseconds(sessions.lastSeenAt)} as "lastSeenAt", ${milliseconds(sessions.expiresAt)} as "expiresAt"
    from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
      left join ${companies} on ${companies.id} = ${users.companyId}
    where ${sessions.tokenHash} = asked.hash limit 1
  ) as found`;
  });

const statements = SIZES.map((size) => ({ size, statement: sessionsOf(size) }));

async function findAll(db: Database, hashes: readonly string[]): Promise<Map<string, Found>> {
  const fitting = statements.find(({ size }) => size >= hashes.length);
  if (!fitting) throw new RangeError(`${hashes.length} sessions at once`);
  const places = Array.from({ length: fitting.size }, (_, n) => [`hash${n}`, hashes[n] ?? null]);
  const rows = await fitting.statement.run(db, Object.fromEntries(places));
  return new Map(rows.map((row) => [row.tokenHash, row]));
}

/** Finds sessions by their tokens: callers of the same moment in one indexed look-up. */
export class SessionFinder {
  readonly #db: Database;
  readonly #found: AskedTogether<Found>;

  constructor(db: Database) {
    this.#db = db;
    this.#found = new AskedTogether(Math.max(...SIZES), (hashes) => findAll(db, hashes));
  }

  /** The living session of a token. Sees a block the moment it is set. */
  async find(token: string, now: Date): Promise<Session | undefined> {
    const hash = tokenHash(token);
    const found = await this.#found.find(hash);
    if (!found?.isEntitled) return undefined;
    const {
      tokenHash: _tokenHash,
      lastSeenAt,
      expiresAt,
      isEntitled: _isEntitled,
      revision,
      ...user
    } = found;
    const idle = now.getTime() - lastSeenAt;
    if (now.getTime() >= expiresAt || idle >= IDLE_LIMIT) return undefined;
    if (idle >= NOTE_USE_AFTER) {
      await this.#db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, hash));
    }
    return { tokenHash: hash, user, revision };
  }
}

export async function endSession(db: Database, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Ends all sessions of a user, but for the one named. */
export async function endSessionsOf(db: Database, userId: number, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)),
    );
}

export async function forgetDeadSessions(db: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - IDLE_LIMIT);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
}

type UserRow = typeof users.$inferSelect;
type CompanyRow = typeof companies.$inferSelect;

/** A deactivated user, or one of an inactive company, has no way in. */
export const isEntitled = (user: UserRow, company: CompanyRow | null): boolean =>
  user.isActive && (user.role === "admin_system" || company?.isActive === true);

export const presentUser = (user: UserRow, company: CompanyRow | null): SessionUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  companyId: user.companyId,
  companyName: company?.name ?? null,
  role: user.role,
  requirePasswordChange: user.requirePasswordChange,
});
