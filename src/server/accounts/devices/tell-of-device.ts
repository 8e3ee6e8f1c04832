import type { Database } from "#server/db/database.ts";
import { emails } from "#server/db/schema/emails.ts";
import type { Account } from "./note-device.ts";

/** Stores the message that tells of a sign-in with a new browser. */
export async function tellOfDevice(
  db: Database,
  { email }: Account,
  deviceId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(emails)
    .values({ kind: "new_device", recipient: email, deviceId, createdAt: now, nextAttemptAt: now });
}
