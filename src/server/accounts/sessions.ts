import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { companies, type Proof, sessions, users } from "#server/db/schema/accounts.ts";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { rolesWith } from "#shared/accounts/permissions.ts";
import { SAO_PAULO, type TimeZone } from "#shared/time/time-zones.ts";
import { closureOf, mayReopen, mayReopenNow } from "./company-closure.ts";
import { newToken, tokenHash } from "./tokens.ts";

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 30 * DAY;
const IDLE_LIMIT = 7 * DAY;
/** Milliseconds between two updates of `lastSeenAt`: more often, every read would be a write. */
const NOTE_USE_AFTER = 60 * 60 * 1000;
/** Of those that nobody uses: sessions in use stay, and limits of the sign-in keep their number small. */
const SESSIONS_PER_USER = 20;
/** Since its use is noted once an hour, a session in use was seen within this time. */
const IN_USE_WITHIN = 2 * NOTE_USE_AFTER;

export type Session = {
  tokenHash: string;
  id: number;
  /** Undefined for a session from before devices were known. */
  deviceId: number | undefined;
  /** When its user last proved who they are, and how. */
  provenAt: Date;
  provenBy: Proof;
  hasSecondStep: boolean;
  user: SessionUser;
  /** Revision of the company's data at the moment of the look-up; null for a system admin. */
  revision: string | null;
};

/** `isEntitled` in SQL, judged by the rows of that moment. */
const entitled = sql<boolean>`(${users.isActive} and ${users.removedAt} is null and (${users.role} = 'admin_system' or ${companies.isActive} is true or ${mayReopenNow}))`;

/** True for accounts without a second step of which their company requires one, or a passkey. */
export const isMissingSecondStep = sql<boolean>`(${companies.requiresSecondStep} and not ${users.hasSecondStep} and ${inArray(users.companyRole, rolesWith("see-money"))})`;

/** The account's row at the moment of its proof, and how the proof was given. */
export type Verified = Pick<UserRow, "id" | "passwordHash"> & { provenBy?: Proof };

/** The account is still the one that was verified, and may be entered by this proof alone. */
export const isStillOpenTo = ({ id, passwordHash, provenBy = "password" }: Verified) =>
  and(
    eq(users.id, id),
    eq(users.passwordHash, passwordHash),
    entitled,
    provenBy === "password" ? eq(users.hasSecondStep, false) : undefined,
  );

/**
 * Opens a session and returns its token, which is shown this once and never again. None if the account is no longer the
 * one that was verified. The row lock makes a reset or block that is going on finish first, and one that comes
 * later find this session to end it.
 */
export async function openSession(
  db: Database,
  verified: Verified,
  now: Date,
  deviceId: number | null = null,
): Promise<{ token: string; lacksSecondStep: boolean } | undefined> {
  const { provenBy = "password" } = verified;
  const { token, hash } = newToken();
  const userId = verified.id;
  const at = (moment: Date) => sql`${moment}::timestamptz`;
  const account = db
    .select({
      tokenHash: sql`${hash}::text`.as("token_hash"),
      // Inserting from a select names every column.
      id: sql`nextval(pg_get_serial_sequence('sessions', 'id'))::int`.as("id"),
      userId: users.id,
      deviceId: sql`${deviceId}::int`.as("device_id"),
      createdAt: at(now).as("created_at"),
      provenAt: at(now).as("proven_at"),
      provenBy: sql`${provenBy}::text`.as("proven_by"),
      lacksSecondStep: sql`${provenBy === "password"} and coalesce(${isMissingSecondStep}, false)`.as(
        "lacks_second_step",
      ),
      lastSeenAt: at(now).as("last_seen_at"),
      expiresAt: at(new Date(now.getTime() + LIFETIME)).as("expires_at"),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(isStillOpenTo(verified))
    // Not shared: `noteAccess` changes the row next, and two who share it would wait for each other.
    .for("no key update", { of: users });
  // Sees what was there before: those that somebody came back to stay, before those that were only opened.
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sql`${sessions.lastSeenAt} > ${sessions.createdAt} desc`, desc(sessions.lastSeenAt))
    .offset(SESSIONS_PER_USER - 1);
  const isUnused = lte(sessions.lastSeenAt, new Date(now.getTime() - IN_USE_WITHIN));
  const removed = db
    .$with("removed")
    .as(db.delete(sessions).where(and(isUnused, inArray(sessions.tokenHash, surplus))));
  const [opened] = await db
    .with(removed)
    .insert(sessions)
    .select(account)
    .returning({ lacksSecondStep: sessions.lacksSecondStep });
  return opened && { token, ...opened };
}

/** Every request runs it: built anew each time it would take half of a request's processor time. */
const prepareLookup = (db: Database) =>
  db
    .select({
      user: {
        id: users.id,
        username: users.username,
        email: users.email,
        companyId: users.companyId,
        companyName: companies.name,
        role: users.role,
        companyRole: users.companyRole,
        timeZone: sql<TimeZone>`coalesce(${companies.timeZone}, ${sql.raw(`'${SAO_PAULO}'`)})`,
        requirePasswordChange: users.requirePasswordChange,
      },
      // Not kept at the set-up when it is no longer required, or not of this role.
      lacksSecondStep: sql<boolean>`(${sessions.lacksSecondStep} and coalesce(${isMissingSecondStep}, false))`,
      hasSecondStep: users.hasSecondStep,
      revision: companies.revision,
      isEntitled: entitled,
      closedAt: companies.closedAt,
      closedBy: companies.closedBy,
      id: sessions.id,
      deviceId: sessions.deviceId,
      provenAt: sessions.provenAt,
      provenBy: sessions.provenBy,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(sessions.tokenHash, sql.placeholder("hash")))
    .prepare("find_session");

const lookups = new WeakMap<Database, ReturnType<typeof prepareLookup>>();

function lookupOn(db: Database) {
  const lookup = lookups.get(db) ?? prepareLookup(db);
  lookups.set(db, lookup);
  return lookup;
}

/** Finds the live session of a token by primary key. Sees a block the moment it is set. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | undefined> {
  const hash = tokenHash(token);
  const [found] = await lookupOn(db).execute({ hash });
  if (!found?.isEntitled) return undefined;
  const {
    user,
    lacksSecondStep,
    hasSecondStep,
    revision,
    id,
    deviceId,
    provenAt,
    provenBy,
    lastSeenAt,
    expiresAt,
  } = found;
  const presented = {
    ...user,
    ...(lacksSecondStep && { requireSecondStep: true as const }),
    ...closureOf(found),
  };
  const idle = now.getTime() - lastSeenAt.getTime();
  if (now >= expiresAt || idle >= IDLE_LIMIT) return undefined;
  if (idle >= NOTE_USE_AFTER) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, hash));
    // By itself: whoever ends the sessions of a user has locked the user first.
    await noteAccess(db, user.id, now);
  }
  return {
    tokenHash: hash,
    id,
    deviceId: deviceId ?? undefined,
    provenAt,
    provenBy,
    hasSecondStep,
    user: presented,
    revision,
  };
}

/** Notes when a user was last here, for their team. */
export async function noteAccess(db: Database, userId: number, now: Date): Promise<void> {
  await db.update(users).set({ lastAccessAt: now }).where(eq(users.id, userId));
}

/** Sessions that were used later than this moment live on. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_LIMIT);

type UserRow = typeof users.$inferSelect;
type CompanyRow = typeof companies.$inferSelect;

/**
 * True if a user may log in: an active one who was not removed, of an active company, or an owner of a closed one, or a
 * system admin.
 */
export const isEntitled = (user: UserRow, company: CompanyRow | null): boolean =>
  user.isActive &&
  user.removedAt === null &&
  (user.role === "admin_system" || company?.isActive === true || mayReopen(user, company));

export const presentUser = (
  user: UserRow,
  company: CompanyRow | null,
  requireSecondStep: boolean,
): SessionUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  companyId: user.companyId,
  companyName: company?.name ?? null,
  role: user.role,
  companyRole: user.companyRole,
  timeZone: company?.timeZone ?? SAO_PAULO,
  requirePasswordChange: user.requirePasswordChange,
  ...(requireSecondStep && { requireSecondStep }),
  ...closureOf(company),
});
