import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { Database } from "#server/db/database.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { type Contact, contactFinder } from "#shared/inquiries/same-contact.ts";
import { REOPENED_WITHIN_DAYS } from "./inquiry-json.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Locks the requests of a client: those that became its events, and discarded ones with the same telephone or e-mail.
 * One that still waits is somebody's new question.
 */
export async function lockInquiriesOf(tx: CompanyData, client: Contact & { id: number }): Promise<number[]> {
  const { id, clientId, phone, email, state } = inquiries;
  const linked = await tx.select({ id }, { from: inquiries, where: eq(clientId, client.id) });
  const discarded = await tx.select(
    { id, phone, email },
    // Requests discarded more than a week ago are wiped already, and there could be many.
    { from: inquiries, where: and(eq(state, "descartado"), isNotNull(inquiries.name)) },
  );
  const isOfClient = contactFinder([client]);
  const ids = [...linked, ...discarded.filter((row) => isOfClient(row))].map((row) => row.id);
  return (await tx.lock(inquiries, ids)).map((row) => row.id);
}

const WIPED = { name: null, phone: null, email: null, message: null };

/** Takes name, contact and message out of requests. */
export const wipeInquiries = (tx: CompanyData, ids: number[]): Promise<void> =>
  tx.updateWhere(inquiries, WIPED, isAnyOf(inquiries.id, ids));

/** Does the same with discarded ones that cannot come back, of all companies. */
export async function wipeDiscardedInquiries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - (REOPENED_WITHIN_DAYS + 1) * DAY_MS);
  await db
    .update(inquiries)
    .set(WIPED)
    .where(
      and(eq(inquiries.state, "descartado"), lt(inquiries.discardedAt, before), isNotNull(inquiries.name)),
    );
}
