import type { Session } from "#server/accounts/sessions.ts";
import type { Database } from "#server/db/database.ts";
import { auditEntries } from "#server/db/schema/audit.ts";

type Entry = Omit<typeof auditEntries.$inferInsert, "id">;

/** Adds a line to the trail, in the transaction of what it tells of where there is one. */
export async function record(db: Database, entry: Entry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** For what a signed-in user does to their own account. */
export const recordOwn = (
  db: Database,
  { user }: Session,
  entry: Omit<Entry, "userId" | "companyId">,
): Promise<void> => record(db, { ...entry, userId: user.id, companyId: user.companyId });
