import type { Session } from "#server/accounts/sessions.ts";
import type { Database } from "#server/db/database.ts";
import { auditEntries } from "#server/db/schema/audit.ts";

type Entry = Omit<typeof auditEntries.$inferInsert, "id" | "userId"> & { userId: number };

/** Adds an entry to the trail, in the transaction of the change it tells of where there is one. */
export async function record(db: Database, entry: Entry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** Records an action of a signed-in user on their own account. */
export const recordOwn = (
  db: Database,
  { user }: Session,
  entry: Omit<Entry, "userId" | "companyId">,
): Promise<void> => record(db, { ...entry, userId: user.id, companyId: user.companyId });
