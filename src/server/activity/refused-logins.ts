import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import type { Activity, AuditAction } from "#shared/activity/contract.ts";
import { record } from "./record.ts";

/** Whoever knows the password may try without end: one line stands for all that follow it within the hour. */
const ONE_LINE_PER = 60 * 60 * 1000;

type Attempt = {
  user: Pick<typeof users.$inferSelect, "id" | "companyId">;
  address: string;
  createdAt: Date;
};

/** A blocked user came with the right password. Kept as a login with a subject, the account it was refused to. */
export async function recordRefusedLogin(db: Database, { user, address, createdAt }: Attempt): Promise<void> {
  const [told] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, "login"),
        eq(auditEntries.userId, user.id),
        isNotNull(auditEntries.subjectId),
        gt(auditEntries.createdAt, new Date(createdAt.getTime() - ONE_LINE_PER)),
      ),
    )
    .limit(1);
  if (told) return;
  const { id, companyId } = user;
  await record(db, { action: "login", userId: id, companyId, subjectId: id, address, createdAt });
}

/** An entry as it is told: a login that was refused has a name of its own. */
export const asTold = <Entry extends { action: AuditAction; subject: string | null }>(
  entry: Entry,
): Entry & Pick<Activity, "action" | "subject"> =>
  entry.action === "login" && entry.subject !== null
    ? { ...entry, action: "login_refused", subject: null }
    : entry;
