import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { attempts } from "#server/db/schema/accounts.ts";
import { tooManyAttempts } from "#server/http/errors.ts";

const MINUTE = 60_000;

type Limit = { atMost: number; within: number };

/** Per address of the caller. */
export const addressLimits = {
  login: { atMost: 50, within: 15 * MINUTE },
  register: { atMost: 5, within: 60 * MINUTE },
  forgot: { atMost: 20, within: 60 * MINUTE },
  token: { atMost: 20, within: 15 * MINUTE },
} satisfies Record<string, Limit>;

/** Per account, wherever the caller is. */
export const accountLimits = {
  forgot: { atMost: 3, within: 60 * MINUTE },
  changePassword: { atMost: 10, within: 15 * MINUTE },
} satisfies Record<string, Limit>;

/** On an installation that only its own machine can reach, one address is everybody. */
export const widened = (limit: Limit, isPrivate: boolean): Limit =>
  isPrivate ? { ...limit, atMost: limit.atMost * 100 } : limit;

/** Counts one attempt before it is made, so that a hundred at once count as a hundred; refuses past the limit. */
export async function countAttempt(db: Database, key: string, limit: Limit, now: Date): Promise<void> {
  const { isOver, freeAt } = await count(db, key, limit, now);
  if (isOver) throw tooManyAttempts(freeAt, now);
}

/** The same for what must not tell the caller. */
export const isOverLimit = async (db: Database, key: string, limit: Limit, now: Date): Promise<boolean> =>
  (await count(db, key, limit, now)).isOver;

async function count(db: Database, key: string, limit: Limit, now: Date) {
  const windowEndsAt = new Date(now.getTime() + limit.within);
  const isPast = sql`${attempts.windowEndsAt} <= ${now}`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isPast} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isPast} then ${windowEndsAt} else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
  return { isOver: (row?.count ?? 0) > limit.atMost, freeAt: row?.windowEndsAt ?? now };
}

/** Takes one counted attempt back: it turned out to be a good one. */
export async function forgiveAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
}
