import { and, eq, gt, gte, isNull, lt, lte } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { devices } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import type { DeviceAccount } from "./note-device.ts";

/** Messages about new browsers that go out by themselves; those that follow within the time are gathered in one. */
const TOLD_ALONE = 2;
const GATHERED_FOR = 10 * 60 * 1000;

/** The browser that a message names, and when it came. */
type FirstTold = { userId: number; deviceId: number; at: Date };

/** Stores the message that tells of a sign-in with a new browser, unless one is waiting that will tell of it. */
export async function tellOfDevice(
  db: Database,
  { id: userId, email }: DeviceAccount,
  deviceId: number,
  now: Date,
): Promise<void> {
  const message = { kind: "new_device", recipient: email, deviceId, createdAt: now } as const;
  if (!(await isGathering(db, { userId, deviceId, at: now }))) {
    await db.insert(emails).values({ ...message, nextAttemptAt: now });
    return;
  }
  // Locked, so that it is not sent before this sign-in can be counted.
  const waiting = await db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        eq(emails.kind, "new_device"),
        eq(emails.recipient, email),
        isNull(emails.deliveredAt),
        eq(emails.attempts, 0),
        gt(emails.nextAttemptAt, now),
      ),
    )
    .for("update");
  if (waiting.length === 0)
    await db.insert(emails).values({ ...message, nextAttemptAt: new Date(now.getTime() + GATHERED_FOR) });
}

/** True if so many other browsers came just before that this one's message tells of those that follow, too. */
export async function isGathering(db: Database, { userId, deviceId, at }: FirstTold): Promise<boolean> {
  const before = await db.$count(
    devices,
    and(
      eq(devices.userId, userId),
      lt(devices.id, deviceId),
      gt(devices.createdAt, new Date(at.getTime() - GATHERED_FOR)),
    ),
  );
  return before >= TOLD_ALONE;
}

/** Browsers of which a gathered message tells: its own, and those that came until it was due. */
export const isGathered = ({ userId, deviceId, at }: FirstTold) =>
  and(
    eq(devices.userId, userId),
    gte(devices.id, deviceId),
    lte(devices.createdAt, new Date(at.getTime() + GATHERED_FOR)),
  );
