import type { CompanyData } from "#server/db/company/company-data.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import type { ActivityChange, ActivityDetails, AuditAction } from "#shared/activity/contract.ts";

/** Adds an entry about a company's own data to its trail; to be called in the transaction of the change. */
export async function recordData(
  tx: CompanyData,
  action: AuditAction,
  subjectId: number | null,
  details?: ActivityDetails,
): Promise<void> {
  const { actor } = tx;
  const entry =
    actor.kind === "user"
      ? { userId: actor.userId, details }
      : { userId: null, details: { ...details, link: actor.link } };
  await tx.insert(auditEntries, { action, subjectId, ...entry });
}

/** The same for an edit, which leaves no entry if it changes nothing. */
export async function recordChanges(
  tx: CompanyData,
  action: AuditAction,
  subjectId: number | null,
  changes: ActivityChange[],
): Promise<void> {
  if (changes.length > 0) await recordData(tx, action, subjectId, { changes });
}
