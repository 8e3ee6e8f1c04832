import { lt } from "drizzle-orm";
import { forgetOldAttempts } from "#server/accounts/attempt-limits.ts";
import { forgetDeadSessions } from "#server/accounts/end-sessions.ts";
import { forgetOldFailures } from "#server/accounts/login-failures.ts";
import { forgetOldChallenges } from "#server/accounts/passkeys/challenges.ts";
import { forgetPendingCompanies } from "#server/accounts/registration.ts";
import { forgetOldTickets } from "#server/accounts/second-step/tickets.ts";
import type { Database } from "#server/db/database.ts";
import { emails } from "#server/db/schema/emails.ts";
import { forgetOldLinks } from "#server/email/mailed-links.ts";
import { forgetGivenAnswers } from "#server/http/idempotency/given-answers.ts";
import { forgetOldCalls } from "#server/http/limits/shared-calls.ts";
import { wipeDiscardedInquiries } from "#server/inquiries/wipe-client.ts";
import { forgetOldInvitations } from "#server/team/accept-invitation.ts";

const LOCAL_MAIL_KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Deletes expired rows, which are already without effect, and what strangers wrote that nobody wants. */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  await forgetDeadSessions(db, now);
  await forgetOldAttempts(db, now);
  await forgetOldFailures(db, now);
  await forgetOldTickets(db, now);
  await forgetOldChallenges(db, now);
  await forgetOldCalls(db, now);
  await forgetOldLinks(db, now);
  await forgetOldInvitations(db, now);
  await forgetPendingCompanies(db, now);
  await forgetGivenAnswers(db, now);
  await wipeDiscardedInquiries(db, now);
  await db.delete(emails).where(lt(emails.deliveredAt, new Date(now.getTime() - LOCAL_MAIL_KEPT_FOR)));
}
