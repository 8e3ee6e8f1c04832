import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { tokenHash } from "#server/accounts/tokens.ts";
import type { Database } from "#server/db/database.ts";
import { devices, type users } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import { isBrowserKey } from "#shared/accounts/browser-key.ts";
import { browserName } from "#shared/accounts/browser-name.ts";

/** Who asks to sign in, as far as the request tells. */
export type SignInClient = { address: string; userAgent?: string; browserKey?: string };

/** Browsers that are remembered per user; one that nobody used for long is new again. */
const DEVICES_PER_USER = 50;

/**
 * Notes the browser that somebody signs in with. It is new if the account was used with others before, and not with
 * this one; the first browser of an account is news to nobody.
 */
export async function noteDevice(db: Database, userId: number, client: SignInClient, now: Date) {
  const { address, userAgent, browserKey } = client;
  const name = browserName(userAgent);
  const keyHash = tokenHash(isBrowserKey(browserKey) ? browserKey : JSON.stringify(name));
  const values = { ...name, address, signedInAt: now };
  const [noted] = await db
    .insert(devices)
    .values({ ...values, userId, keyHash, createdAt: now })
    .onConflictDoUpdate({ target: [devices.userId, devices.keyHash], set: values })
    .returning({ id: devices.id, isAdded: sql<boolean>`xmax = 0` });
  if (!noted) throw new Error("no device");
  const others = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), ne(devices.id, noted.id)))
    .orderBy(desc(devices.signedInAt))
    .limit(DEVICES_PER_USER * 2);
  const forgotten = others.slice(DEVICES_PER_USER - 1).map(({ id }) => id);
  if (forgotten.length > 0) await db.delete(devices).where(inArray(devices.id, forgotten));
  return { id: noted.id, isNew: noted.isAdded && others.length > 0 };
}

/** Stores the message that tells of a sign-in with a new browser. */
export async function tellOfDevice(
  db: Database,
  { email }: Pick<typeof users.$inferSelect, "email">,
  deviceId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(emails)
    .values({ kind: "new_device", recipient: email, deviceId, createdAt: now, nextAttemptAt: now });
}
