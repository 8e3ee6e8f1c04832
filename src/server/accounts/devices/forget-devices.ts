import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { devices } from "#server/db/schema/accounts.ts";

/** A key that no browser can have: the next sign-in with this browser is one with a new browser. */
const forgottenKey = sql`'ended ' || ${devices.id}`;

/** The row stays, so that the link of the message that told of the browser can say that it is out. */
export const isForgotten = sql<boolean>`${devices.keyHash} = ${forgottenKey}`;

/** Forgets browsers whose sign-in was ended; the account is locked by the caller, as by whoever signs in. */
export async function forgetDevices(tx: Database, which: SQL | undefined): Promise<void> {
  await tx
    .update(devices)
    .set({ keyHash: forgottenKey })
    .where(and(sql`not ${isForgotten}`, which));
}
