import { and, eq, sql } from "drizzle-orm";
import { record } from "#server/activity/record-activity.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Services } from "#server/start/services.ts";

type Person = { userId: number; companyId: number };

/** Gives a user another name. Company code has no right to change names, so it gets this for its own user only. */
export const renameUser = (
  { db, now }: Pick<Services, "db" | "now">,
  { userId, companyId }: Person,
  name: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Names stand in cached lists too. The company first, as whoever removes somebody locks them.
    await tx.update(companies).set({ revision: sql`gen_random_uuid()` }).where(eq(companies.id, companyId));
    await tx
      .update(users)
      .set({ username: name })
      .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
    await record(tx, { action: "user_renamed", userId, companyId, createdAt: now() });
  });
