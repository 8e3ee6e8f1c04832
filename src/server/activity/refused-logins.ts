import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { record } from "./record-activity.ts";

const ACTION = "login_refused";
/** Milliseconds for which one entry stands for all that follow: whoever knows the password may try without end. */
const ONE_ENTRY_PER = 60 * 60 * 1000;

type Attempt = {
  user: Pick<typeof users.$inferSelect, "id" | "companyId">;
  address: string;
  createdAt: Date;
};

/** Records that a blocked user came with the right password. */
export async function recordRefusedLogin(db: Database, { user, address, createdAt }: Attempt): Promise<void> {
  const [recent] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, ACTION),
        eq(auditEntries.userId, user.id),
        gt(auditEntries.createdAt, new Date(createdAt.getTime() - ONE_ENTRY_PER)),
      ),
    )
    .limit(1);
  if (recent) return;
  const { id, companyId } = user;
  await record(db, { action: ACTION, userId: id, companyId, address, createdAt });
}
