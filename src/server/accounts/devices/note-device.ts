import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { tokenHash } from "#server/accounts/tokens.ts";
import type { Database } from "#server/db/database.ts";
import { devices, sessions, type users } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import { isBrowserKey } from "#shared/accounts/browser-key.ts";
import { browserName } from "#shared/accounts/browser-name.ts";

/** Who asks to sign in, as far as the request tells. */
export type SignInClient = { address: string; userAgent?: string; browserKey?: string };

/** Browsers without a session that are remembered per user; one that nobody used for long is new again. */
const DEVICES_PER_USER = 50;

export type DeviceAccount = Pick<typeof users.$inferSelect, "id" | "email" | "lastAccessAt">;

/**
 * Notes the browser that somebody signs in with. It is new if the account was used before, and not with this one: only
 * the very first browser of an account is news to nobody. The account is locked by the caller.
 */
export async function noteDevice(
  db: Database,
  { id: userId, lastAccessAt }: DeviceAccount,
  client: SignInClient,
  now: Date,
) {
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
  const { id } = noted;
  const others = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), ne(devices.id, id)))
    .orderBy(desc(devices.signedInAt), desc(devices.id))
    .limit(DEVICES_PER_USER * 2);
  const unused = others.slice(DEVICES_PER_USER - 1).map((other) => other.id);
  if (unused.length > 0) await db.delete(devices).where(and(inArray(devices.id, unused), isDisused));
  return { id, isNew: noted.isAdded && (others.length > 0 || lastAccessAt !== null) };
}

/** No session would end with the row, and no message that waits would be lost. */
const isDisused = sql`not exists (select from ${sessions} where ${sessions.deviceId} = ${devices.id})
  and not exists (select from ${emails} where ${emails.deviceId} = ${devices.id} and ${emails.deliveredAt} is null)`;
