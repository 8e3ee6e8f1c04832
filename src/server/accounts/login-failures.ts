import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { loginFailures } from "#server/db/schema/accounts.ts";
import { AppError, tooManyAttempts } from "#server/http/errors.ts";
import { tokenHash } from "./tokens.ts";

/**
 * Failures after which the password is no way in any more. Before that, every 5th blocks for a minute and every 10th
 * for a quarter of an hour.
 */
const LAST_STRAW = 100;
const KEPT_FOR = 90 * 24 * 60 * 60 * 1000;

const accountKey = (email: string) => tokenHash(email);

/**
 * Counts a login as failed before its password is checked; `forgiveFailures` takes it back when it was right. So
 * simultaneous guesses count each, and e-mails without an account behave like those with one.
 */
export async function countFailure(db: Database, email: string, now: Date): Promise<void> {
  const account = accountKey(email);
  const failures = sql`(${loginFailures.failures} + 1)`;
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const [counted] = await db
    .insert(loginFailures)
    .values({ account, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: loginFailures.account,
      set: {
        failures,
        lastFailureAt: now,
        blockedUntil: sql`case when ${failures} >= ${LAST_STRAW} then 'infinity'::timestamptz
          when ${failures} % 10 = 0 then ${inMinutes(15)}::timestamptz
          when ${failures} % 5 = 0 then ${inMinutes(1)}::timestamptz end`,
      },
      setWhere: sql`${loginFailures.blockedUntil} is null or ${loginFailures.blockedUntil} <= ${now}`,
    })
    .returning({ account: loginFailures.account });
  if (!counted) throw await refusal(db, account, now);
}

async function refusal(db: Database, account: string, now: Date): Promise<AppError> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.account, account));
  if (row && row.failures >= LAST_STRAW) {
    return new AppError(429, "Muitas tentativas. Use Recuperar Senha para voltar a entrar.", {
      retryAfterSeconds: 3600,
    });
  }
  return tooManyAttempts(row?.blockedUntil ?? now, now);
}

export async function forgiveFailures(db: Database, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.account, accountKey(email)));
}

/**
 * Takes back the one count of a right password where a second step is to come: what its wrong codes have counted stays
 * until the login is whole. A block that this count has set goes with it.
 */
export async function takeBackFailure(db: Database, email: string): Promise<void> {
  await db
    .update(loginFailures)
    .set({
      failures: sql`greatest(${loginFailures.failures} - 1, 0)`,
      blockedUntil: sql`case when ${loginFailures.failures} % 5 <> 0 then ${loginFailures.blockedUntil} end`,
    })
    .where(eq(loginFailures.account, accountKey(email)));
}

export async function forgetOldFailures(db: Database, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.lastFailureAt, new Date(now.getTime() - KEPT_FOR)));
}
