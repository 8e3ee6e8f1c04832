import { and, eq } from "drizzle-orm";
import { CompanyData } from "#server/db/company/company-data.ts";
import { provenCompanyId } from "#server/db/company/company-id.ts";
import type { Member } from "#server/db/company/member.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { inquirySettings } from "#server/db/schema/inquiries.ts";
import { AppError } from "#server/http/errors.ts";
import { searchedToken } from "#server/links/link-token.ts";
import type { Services } from "#server/start/services.ts";

/** An open page for requests with the data of its company, and of no other. */
export type LinkedPage = { data: CompanyData; token: string; greeting: string };

export const pageNotFound = () =>
  new AppError(404, "Página não encontrada. Confira o link ou fale com quem o enviou.");

/**
 * Finds the page of a link. An unknown token, a closed page and one of a company that is not active are told apart
 * neither by the answer nor by the time it takes: all are one query.
 */
export async function findInquiryPage(
  services: Services,
  text: string,
  signal?: AbortSignal,
): Promise<LinkedPage> {
  const { db, companies: databases, now } = services;
  const { companyId, greeting, token } = inquirySettings;
  const [found] = await db
    .select({ companyId, greeting, token, timeZone: companies.timeZone })
    .from(inquirySettings)
    .innerJoin(companies, and(eq(companies.id, companyId), companies.isActive))
    .where(and(eq(token, searchedToken(text)), inquirySettings.isOpen));
  if (!found) throw pageNotFound();
  const member: Member = {
    companyId: provenCompanyId(found.companyId),
    actor: { kind: "link", link: { of: "inquiries" } },
    signal,
    recheck: () => findInquiryPage(services, text),
  };
  const clock = { now: now(), timeZone: found.timeZone };
  return {
    data: new CompanyData(databases, member, clock),
    token: found.token,
    greeting: found.greeting,
  };
}
