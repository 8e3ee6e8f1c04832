import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";

const isOwner = and(eq(users.companyRole, "dono"), eq(users.isActive, true), isNull(users.removedAt)) as SQL;

type Told =
  | { kind: "proposal_answer"; proposalId: number }
  | { kind: "inquiry"; inquiryId: number }
  | { kind: "pix_key"; pixKeyFrom: string; pixKeyTo: string }
  | { kind: "company_closed" };

/** Stores a message to each owner of the company; to be called in the transaction of what it tells. */
export async function tellOwners(tx: CompanyData, told: Told): Promise<void> {
  const owners = await tx.select({ email: users.email }, { from: users, where: isOwner });
  const { now } = tx;
  await tx.insertAll(
    emails,
    owners.map(({ email }) => ({ ...told, recipient: email, createdAt: now, nextAttemptAt: now })),
  );
}
