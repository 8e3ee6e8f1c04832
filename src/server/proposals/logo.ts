import { sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { companyLogos } from "#server/db/schema/proposals.ts";
import type { Logo } from "./logo/logo.ts";

/** Stores a logo in place of the present one. */
export const storeLogo = (data: CompanyData, logo: Logo): Promise<void> =>
  data.transaction(async (tx) => {
    await lockCompany(tx);
    await tx.remove(companyLogos, sql`true`);
    await tx.insert(companyLogos, { ...logo, bytes: Buffer.from(logo.bytes) });
    await recordData(tx, "company_logo_changed", null);
  });

export const removeLogo = (data: CompanyData): Promise<void> =>
  data.transaction(async (tx) => {
    await lockCompany(tx);
    const removed = await tx.remove(companyLogos, sql`true`);
    if (removed > 0) await recordData(tx, "company_logo_changed", null);
  });

export async function readLogo(data: CompanyData): Promise<Logo | undefined> {
  const [row] = await data.list(companyLogos);
  if (!row) return undefined;
  const { companyId: _companyId, bytes, ...logo } = row;
  return { ...logo, bytes: new Uint8Array(bytes) };
}
