import { eq, isNull, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { emails } from "#server/db/schema/emails.ts";
import { tellOwners } from "#server/email/tell-owners.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import { lockTeam } from "#server/team/lock-team.ts";
import {
  type CloseCompanyInput,
  closedTooLongAgo,
  isCompanyName,
  NAME_WRONG,
} from "#shared/company/closing.ts";
import { readCompany } from "./company.ts";

const closeOwn = new CompanyStatement<{ id: number }, { now: string; closedBy: string | null }>(
  "close_company",
  (own) => sql`update ${companies} set is_active = false, closed_at = ${sql.placeholder("now")}::timestamptz,
      closed_by = ${sql.placeholder("closedBy")}
    where ${own.isCompany(companies.id)} and ${companies.isActive} returning ${companies.id}`,
);

/** The erasure sets `erasing_at` on the same row before it deletes anything: of both at once one happens. */
const reopenOwn = new CompanyStatement<{ id: number }, { tooLongAgo: string }>(
  "reopen_company",
  (own) => sql`update ${companies} set is_active = true, closed_at = null, closed_by = null
    where ${own.isCompany(companies.id)} and ${companies.erasingAt} is null
      and ${companies.closedAt} > ${sql.placeholder("tooLongAgo")}::timestamptz returning ${companies.id}`,
);

const readState = new CompanyStatement<{ isActive: boolean }>(
  "read_company_state",
  (own) =>
    sql`select ${companies.isActive} as "isActive" from ${companies} where ${own.isCompany(companies.id)}`,
);

/** Closes the company of an owner who typed its name; from the next call on nobody works in it. */
export const closeOwnCompany = (data: CompanyData, input: CloseCompanyInput): Promise<void> =>
  data.transaction(async (tx) => {
    await lockTeam(tx);
    const { name } = await readCompany(tx);
    if (!isCompanyName(input.name, name))
      throw new AppError(400, NAME_WRONG, { issues: [{ path: "name", message: NAME_WRONG }] });
    const [owner] = await tx.select(
      { username: users.username },
      { from: users, where: eq(users.id, tx.userId) },
    );
    await closeCompany(tx, owner?.username ?? null);
  });

/** Marks the company as closed and tells its owners; what waited to be mailed for it is not sent any more. */
export async function closeCompany(tx: CompanyData, closedBy: string | null): Promise<void> {
  const closed = await tx.run(closeOwn, { now: tx.now.toISOString(), closedBy });
  if (closed.length === 0) throw conflict("Esta empresa já está encerrada");
  await tx.remove(emails, isNull(emails.deliveredAt));
  await tellOwners(tx, { kind: "company_closed" });
  await tx.insert(auditEntries, { action: "company_closed", userId: tx.userId, createdAt: tx.now });
}

/** Opens a closed company again, as it was. One that is open already stays so. */
export const reopenCompany = (data: CompanyData): Promise<void> =>
  data.transaction(async (tx) => {
    const tooLongAgo = closedTooLongAgo(tx.now).toISOString();
    const reopened = await tx.run(reopenOwn, { tooLongAgo });
    if (reopened.length === 0) {
      const [found] = await tx.run(readState, {});
      if (found?.isActive) return;
      throw conflict("O prazo para reabrir esta empresa terminou");
    }
    await tx.insert(auditEntries, { action: "company_reopened", userId: tx.userId, createdAt: tx.now });
  });
