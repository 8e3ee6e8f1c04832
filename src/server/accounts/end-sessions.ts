import { and, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { devices, sessions } from "#server/db/schema/accounts.ts";
import { loginTickets } from "#server/db/schema/keys.ts";
import { forgetDevices } from "./devices/forget-devices.ts";
import { lockUser } from "./lock-user.ts";
import { idleSince } from "./sessions.ts";

export async function endSession(db: Database, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Ends all sessions of a user, but for the one named, and all sign-ins under way; other browsers are new again. */
export async function endSessionsOf(db: Database, userId: number, except?: string): Promise<void> {
  await lockUser(db, userId);
  await db.delete(loginTickets).where(eq(loginTickets.userId, userId));
  const kept = db
    .select({ id: sessions.deviceId })
    .from(sessions)
    .where(eq(sessions.tokenHash, except ?? ""));
  await forgetDevices(db, sql`${devices.userId} = ${userId} and ${devices.id} is distinct from (${kept})`);
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)),
    );
}

export async function forgetDeadSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince(now))));
}
