import { and, desc, eq, gt, isNull, ne, or, type SQL } from "drizzle-orm";
import { lockUser } from "#server/accounts/lock-user.ts";
import { idleSince, type Session } from "#server/accounts/sessions.ts";
import { recordOwn } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { devices, sessions } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { notFound } from "#server/http/errors.ts";
import type { LinkState } from "#server/links/button-pages.ts";
import type { Device } from "#shared/accounts/device-contract.ts";
import { forgetDevices, isForgotten } from "./forget-devices.ts";

export const DEVICE_MISSING = "Aparelho não encontrado";

/** Lists the browsers in which a user is signed in, the one that asks first; several sessions of one are one device. */
export async function listDevices(db: Database, session: Session, now: Date): Promise<Device[]> {
  const { browser, system, address } = devices;
  const { id, deviceId, lastSeenAt } = sessions;
  const rows = await db
    .select({ id, deviceId, browser, system, address, lastSeenAt })
    .from(sessions)
    .leftJoin(devices, eq(devices.id, sessions.deviceId))
    .where(
      and(
        eq(sessions.userId, session.user.id),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince(now)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  const listed = new Map<string, Device>();
  for (const row of rows) {
    const key = row.deviceId === null ? `session ${row.id}` : `device ${row.deviceId}`;
    if (listed.has(key)) continue;
    const current = row.deviceId === null ? row.id === session.id : row.deviceId === session.deviceId;
    const { deviceId: _device, lastSeenAt: at, ...shown } = row;
    listed.set(key, { ...shown, lastUsedAt: at.toISOString(), current });
  }
  return [...listed.values()].sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends all sessions of the device that a session of the user names. */
export const endDevice = (db: Database, session: Session, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, session.user.id);
    const [named] = await tx
      .select({ deviceId: sessions.deviceId })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, session.user.id)));
    if (!named) throw notFound(DEVICE_MISSING);
    const { deviceId } = named;
    if (deviceId === null) await endSessions(tx, session, eq(sessions.id, id), now);
    else {
      await endSessions(tx, session, eq(sessions.deviceId, deviceId), now);
      await forgetDevices(tx, eq(devices.id, deviceId));
    }
  });

/** Ends the user's sessions on all other devices, and forgets also those that are signed out. */
export const endOtherDevices = (db: Database, session: Session, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, deviceId, user } = session;
    await lockUser(tx, user.id);
    const isOther =
      deviceId === undefined
        ? ne(sessions.id, id)
        : or(isNull(sessions.deviceId), ne(sessions.deviceId, deviceId));
    await endSessions(tx, session, isOther, now);
    const isOtherDevice = deviceId === undefined ? undefined : ne(devices.id, deviceId);
    await forgetDevices(tx, and(eq(devices.userId, user.id), isOtherDevice));
  });

async function endSessions(tx: Database, session: Session, which: SQL | undefined, now: Date) {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, session.user.id), which))
    .returning({ id: sessions.id });
  if (ended.length > 0) await recordOwn(tx, session, { action: "device_ended", createdAt: now });
}

/** Ends the sessions of a device by the link of the message that told of it. */
export const endDeviceByLink = (db: Database, token: string): Promise<LinkState> =>
  inTransaction(db, async (tx) => {
    const [device] = await tx.select().from(devices).where(eq(devices.endToken, token));
    if (!device) return "unknown";
    await lockUser(tx, device.userId);
    const state = await deviceByLink(tx, token);
    await tx.delete(sessions).where(eq(sessions.deviceId, device.id));
    await forgetDevices(tx, eq(devices.id, device.id));
    return state;
  });

export async function deviceByLink(db: Database, token: string): Promise<LinkState> {
  const [device] = await db.select({ isForgotten }).from(devices).where(eq(devices.endToken, token));
  if (!device) return "unknown";
  return device.isForgotten ? "over" : "open";
}
