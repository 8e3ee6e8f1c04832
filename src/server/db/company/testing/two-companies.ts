import { companies } from "#server/db/schema/accounts.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { CompanyData } from "../company-data.ts";
import { provenCompanyId } from "../company-id.ts";
import type { Member } from "../member.ts";

export const owner = (companyId: number, userId: number): Member => ({
  companyId: provenCompanyId(companyId),
  actor: { kind: "user", userId, companyRole: "dono" },
});

/** An empty database with two companies. */
export async function twoCompanies() {
  const database = await createTestDatabase();
  const rows = await database.db
    .insert(companies)
    .values([
      { name: "A", email: "a@bar.com.br" },
      { name: "B", email: "b@bar.com.br" },
    ])
    .returning();
  const [idOfA = 0, idOfB = 0] = rows.map(({ id }) => id);
  const a = new CompanyData(database.companies, owner(idOfA, 1), { now: new Date(), timeZone: SAO_PAULO });
  const b = new CompanyData(database.companies, owner(idOfB, 2), { now: new Date(), timeZone: SAO_PAULO });
  return { database, a, b, idOfA, idOfB };
}

export const bottle = (name: string) =>
  ({ name, category: "Outros", quantity: 5, unit: "L", pricePerUnit: "50.00", unitCost: "10" }) as const;
