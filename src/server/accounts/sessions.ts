import { and, desc, eq, inArray, lt, ne, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { companies, sessions, users } from "#server/db/schema/accounts.ts";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { newToken, tokenHash } from "./tokens.ts";

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 30 * DAY;
const IDLE_LIMIT = 7 * DAY;
/** Noting every single call would turn each read into a write. */
const NOTE_USE_AFTER = 60 * 60 * 1000;
const SESSIONS_PER_USER = 20;

export type Session = { tokenHash: string; user: SessionUser };

/** Opens a session and returns its token, which is shown this once and never again. */
export async function openSession(db: Database, userId: number, now: Date): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME);
  await db.insert(sessions).values({ tokenHash: hash, userId, createdAt: now, lastSeenAt: now, expiresAt });
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(SESSIONS_PER_USER);
  await db.delete(sessions).where(inArray(sessions.tokenHash, surplus));
  return token;
}

/** The living session of a token: one indexed look-up that also sees a block the moment it is set. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | undefined> {
  const hash = tokenHash(token);
  const [row] = await db
    .select({ session: sessions, user: users, company: companies })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(sessions.tokenHash, hash));
  if (!row || !isEntitled(row.user, row.company)) return undefined;
  const { lastSeenAt, expiresAt } = row.session;
  const idle = now.getTime() - lastSeenAt.getTime();
  if (now >= expiresAt || idle >= IDLE_LIMIT) return undefined;
  if (idle >= NOTE_USE_AFTER) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, hash));
  }
  return { tokenHash: hash, user: presentUser(row.user, row.company) };
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
