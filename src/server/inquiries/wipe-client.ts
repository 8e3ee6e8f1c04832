import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { type Contact, contactFinder } from "#shared/inquiries/same-contact.ts";

/**
 * Locks the requests of a client: those that became its events, and discarded ones with the same telephone or e-mail.
 * One that still waits is somebody's new question.
 */
export async function lockInquiriesOf(tx: CompanyData, client: Contact & { id: number }): Promise<number[]> {
  const { id, clientId, phone, email, state } = inquiries;
  const linked = await tx.select({ id }, { from: inquiries, where: eq(clientId, client.id) });
  const discarded = await tx.select(
    { id, phone, email },
    { from: inquiries, where: eq(state, "descartado") },
  );
  const isOfClient = contactFinder([client]);
  const ids = [...linked, ...discarded.filter((row) => isOfClient(row))].map((row) => row.id);
  return (await tx.lock(inquiries, ids)).map((row) => row.id);
}

/** Takes name, contact and message out of requests. */
export const wipeInquiries = (tx: CompanyData, ids: number[]): Promise<void> =>
  tx.updateWhere(
    inquiries,
    { name: null, phone: null, email: null, message: null },
    isAnyOf(inquiries.id, ids),
  );
