import { and, eq, isNull } from "drizzle-orm";
import { CompanyData } from "#server/db/company/company-data.ts";
import { provenCompanyId } from "#server/db/company/company-id.ts";
import type { Member } from "#server/db/company/member.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { calendarLinks } from "#server/db/schema/calendar.ts";
import type { ListContext } from "#server/http/cache/list-cache.ts";
import { AppError } from "#server/http/errors.ts";
import { searchedToken } from "#server/links/link-token.ts";
import type { Services } from "#server/start/services.ts";

/** The data of the company whose events a calendar follows, and of no other. */
export type LinkedCalendar = { data: CompanyData; listContext: ListContext };

export const calendarNotFound = () =>
  new AppError(404, "Agenda não encontrada. Confira o link ou crie um novo no Balcão.");

/**
 * Finds the company of a calendar link. An unknown token, a revoked one, one of a person who was removed or blocked and
 * one of a company that is not active are told apart neither by the answer nor by the time it takes: all are one query.
 */
export async function findCalendarLink(services: Services, token: string): Promise<LinkedCalendar> {
  const { db, companies: databases, listCache, listReads, now } = services;
  const { companyId, userId } = calendarLinks;
  const [found] = await db
    .select({ companyId, userId, revision: companies.revision, timeZone: companies.timeZone })
    .from(calendarLinks)
    .innerJoin(companies, and(eq(companies.id, companyId), companies.isActive))
    .innerJoin(
      users,
      and(eq(users.companyId, companyId), eq(users.id, userId), users.isActive, isNull(users.removedAt)),
    )
    .where(eq(calendarLinks.token, searchedToken(token)));
  if (!found) throw calendarNotFound();
  const ownId = provenCompanyId(found.companyId);
  // In the least role, whatever its person has: calendars are shared.
  const actor = { kind: "user", userId: found.userId, companyRole: "equipe" } as const;
  const member: Member = { companyId: ownId, actor, isByLink: true };
  return {
    data: new CompanyData(databases, member, { now: now(), timeZone: found.timeZone }),
    listContext: { listCache, listReads, companyId: ownId, revision: found.revision },
  };
}
