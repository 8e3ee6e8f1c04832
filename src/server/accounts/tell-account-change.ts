import { recordOwn } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { emails } from "#server/db/schema/emails.ts";
import type { AccountChange } from "#shared/accounts/account-changes.ts";
import type { Session } from "./sessions.ts";

/** Stores a message to somebody about a change of their account; to be called in its transaction. */
export async function tellAccountChange(
  tx: Database,
  recipient: string,
  accountChange: AccountChange,
  now: Date,
): Promise<void> {
  await tx
    .insert(emails)
    .values({ kind: "account_change", recipient, accountChange, createdAt: now, nextAttemptAt: now });
}

/** Records a change that somebody made to their own account, and mails it to them. */
export async function changedOwnAccount(
  tx: Database,
  session: Session,
  change: AccountChange,
  now: Date,
): Promise<void> {
  await recordOwn(tx, session, { action: change, createdAt: now });
  await tellAccountChange(tx, session.user.email, change, now);
}
