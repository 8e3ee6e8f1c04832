import { and, desc, eq, gt, isNull, ne, or, type SQL } from "drizzle-orm";
import { idleSince, type Session } from "#server/accounts/sessions.ts";
import { recordOwn } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { devices, sessions } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { notFound } from "#server/http/errors.ts";
import type { Device } from "#shared/accounts/device-contract.ts";

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
    const [named] = await tx
      .select({ deviceId: sessions.deviceId })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, session.user.id)));
    if (!named) throw notFound(DEVICE_MISSING);
    const sameDevice = named.deviceId === null ? undefined : eq(sessions.deviceId, named.deviceId);
    await endSessions(tx, session, or(eq(sessions.id, id), sameDevice), now);
  });

/** Ends the user's sessions on all other devices. */
export const endOtherDevices = (db: Database, session: Session, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, deviceId } = session;
    const isOther =
      deviceId === undefined
        ? ne(sessions.id, id)
        : or(isNull(sessions.deviceId), ne(sessions.deviceId, deviceId));
    await endSessions(tx, session, isOther, now);
  });

async function endSessions(tx: Database, session: Session, which: SQL | undefined, now: Date) {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, session.user.id), which))
    .returning({ id: sessions.id });
  if (ended.length > 0) await recordOwn(tx, session, { action: "device_ended", createdAt: now });
}

/** Ends the sessions of a device by the link of the message that told of it; false if it is of no device. */
export async function endDeviceByLink(db: Database, token: string): Promise<boolean> {
  const [device] = await db.select({ id: devices.id }).from(devices).where(eq(devices.endToken, token));
  if (device) await db.delete(sessions).where(eq(sessions.deviceId, device.id));
  return device !== undefined;
}

export async function isDevice(db: Database, token: string): Promise<boolean> {
  const found = await db.select({ id: devices.id }).from(devices).where(eq(devices.endToken, token));
  return found.length > 0;
}
