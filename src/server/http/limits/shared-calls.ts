import { lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { userCalls } from "#server/db/schema/user-calls.ts";
import type { ShareCalls } from "./call-counter.ts";

const MINUTE = 60_000;

/** Shares counts of calls through the database, where all processes meet. */
export const shareCalls =
  (db: Database): ShareCalls =>
  async (userId, minute, { calls, writes }) => {
    const [sum] = await db
      .insert(userCalls)
      .values({ userId, minute: new Date(minute * MINUTE), calls, writes })
      .onConflictDoUpdate({
        target: [userCalls.userId, userCalls.minute],
        set: {
          calls: sql`${userCalls.calls} + ${calls}::int`,
          writes: sql`${userCalls.writes} + ${writes}::int`,
        },
      })
      .returning({ calls: userCalls.calls, writes: userCalls.writes });
    return sum ?? { calls, writes };
  };

export async function forgetOldCalls(db: Database, now: Date): Promise<void> {
  await db.delete(userCalls).where(lt(userCalls.minute, new Date(now.getTime() - MINUTE)));
}
