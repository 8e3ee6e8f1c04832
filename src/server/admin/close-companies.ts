import { asc, desc, eq } from "drizzle-orm";
import { closeCompany, reopenCompany } from "#server/company/closing.ts";
import { CompanyData } from "#server/db/company/company-data.ts";
import { provenCompanyId } from "#server/db/company/company-id.ts";
import type { Database } from "#server/db/database.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { erasedCompanies } from "#server/db/schema/erased-companies.ts";
import { notFound } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { ErasedCompany } from "#shared/admin/contract.ts";

export const COMPANY_MISSING = "Empresa não encontrada";

/** Closes a company as an owner could, and tells its owners. */
export async function closeAsAdmin(services: Services, companyId: number, adminId: number): Promise<void> {
  const data = await dataOf(services, companyId, adminId);
  await data.transaction((tx) => closeCompany(tx, null));
  services.outbox.wake();
}

export async function reopenAsAdmin(services: Services, companyId: number, adminId: number): Promise<void> {
  await reopenCompany(await dataOf(services, companyId, adminId));
}

/** The company's data, for the statements that its owners use: nothing of it is read. */
async function dataOf({ db, companies: databases, now }: Services, id: number, adminId: number) {
  const { timeZone } = companies;
  const [found] = await db.select({ timeZone }).from(companies).where(eq(companies.id, id));
  if (!found) throw notFound(COMPANY_MISSING);
  const actor = { kind: "user", userId: adminId, companyRole: "dono" } as const;
  return new CompanyData(databases, { companyId: provenCompanyId(id), actor }, { now: now(), ...found });
}

/** Lists the companies that were erased: what is left of them is a number. */
export async function listErasedCompanies(db: Database): Promise<ErasedCompany[]> {
  const found = await db
    .select()
    .from(erasedCompanies)
    .orderBy(desc(erasedCompanies.closedAt), asc(erasedCompanies.number));
  return found.map(({ number, closedAt, erasedAt, rows }) => ({
    number,
    closedAt: closedAt.toISOString(),
    erasedAt: erasedAt?.toISOString() ?? null,
    rows,
  }));
}
