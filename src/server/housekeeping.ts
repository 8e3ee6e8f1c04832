import { lt } from "drizzle-orm";
import { forgetOldAttempts } from "./accounts/attempt-limits.ts";
import { forgetOldFailures } from "./accounts/login-failures.ts";
import { forgetPendingCompanies } from "./accounts/registration.ts";
import { forgetDeadSessions } from "./accounts/sessions.ts";
import type { Database } from "./db/database.ts";
import { emails } from "./db/schema/accounts.ts";
import { forgetOldLinks } from "./email/mailed-links.ts";
import { forgetGivenAnswers } from "./http/given-answers.ts";
import { forgetOldCalls } from "./http/shared-calls.ts";

const LOCAL_MAIL_KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Deletes what has run out. Everything here is already without effect; this only keeps the tables small. */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  await forgetDeadSessions(db, now);
  await forgetOldAttempts(db, now);
  await forgetOldFailures(db, now);
  await forgetOldCalls(db, now);
  await forgetOldLinks(db, now);
  await forgetPendingCompanies(db, now);
  await forgetGivenAnswers(db, now);
  await db.delete(emails).where(lt(emails.deliveredAt, new Date(now.getTime() - LOCAL_MAIL_KEPT_FOR)));
}
