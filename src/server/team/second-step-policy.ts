import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";

const readPolicy = new CompanyStatement<{ isRequired: boolean }>(
  "read_second_step_policy",
  (own) =>
    sql`select ${companies.requiresSecondStep} as "isRequired" from ${companies} where ${own.isCompany(companies.id)}`,
);
const changePolicy = new CompanyStatement<{ id: number }, { isRequired: boolean }>(
  "change_second_step_policy",
  (own) => sql`update ${companies} set requires_second_step = ${sql.placeholder("isRequired")}
    where ${own.isCompany(companies.id)} and requires_second_step <> ${sql.placeholder("isRequired")}
    returning ${companies.id}`,
);

export const readSecondStepPolicy = async (data: CompanyData): Promise<boolean> =>
  (await data.run(readPolicy, {}))[0]?.isRequired ?? false;

/**
 * Requires a second step or a passkey of everybody who sees money, or no longer. It counts at their next login or proof:
 * sessions that are open go on until then.
 */
export const requireSecondStepOfTeam = (data: CompanyData, isRequired: boolean): Promise<void> =>
  data.transaction(async (tx) => {
    const changed = await tx.run(changePolicy, { isRequired });
    if (changed.length === 0) return;
    const action = isRequired ? "second_step_required" : "second_step_not_required";
    await tx.insert(auditEntries, { action, userId: tx.userId, createdAt: tx.now });
  });
