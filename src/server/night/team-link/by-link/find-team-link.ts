import { and, eq } from "drizzle-orm";
import { CompanyData } from "#server/db/company/company-data.ts";
import { provenCompanyId } from "#server/db/company/company-id.ts";
import type { Member } from "#server/db/company/member.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { events } from "#server/db/schema/events.ts";
import { eventTeamLinks } from "#server/db/schema/night.ts";
import { lockEvent } from "#server/events/lock-event.ts";
import type { ListContext } from "#server/http/cache/list-cache.ts";
import { AppError } from "#server/http/errors.ts";
import { searchedToken } from "#server/links/link-token.ts";
import type { Services } from "#server/start/services.ts";
import { isTeamLinkOver, teamLinkLastDay } from "#shared/night/team-link/validity.ts";
import { formatDay } from "#shared/numbers/day.ts";
import type { Clock } from "#shared/time/clock.ts";

/** An event with the data of its company, and of no other, as its team sees it: without money. */
export type LinkedEvent = {
  data: CompanyData;
  listContext: ListContext;
  eventId: number;
  token: string;
};

export const teamLinkNotFound = () =>
  new AppError(404, "Link não encontrado. Confira o endereço ou fale com quem o enviou.");

/**
 * Finds the event of a team's link. An unknown token, a revoked one and one of a company that is not active are told
 * apart neither by the answer nor by the time it takes: all are one query.
 */
export async function findTeamLink(
  services: Services,
  token: string,
  signal?: AbortSignal,
): Promise<LinkedEvent> {
  const { db, companies: databases, listCache, listReads, now } = services;
  const { companyId, eventId } = eventTeamLinks;
  const [found] = await db
    .select({
      companyId,
      eventId,
      revision: companies.revision,
      timeZone: companies.timeZone,
      event: events,
    })
    .from(eventTeamLinks)
    .innerJoin(companies, and(eq(companies.id, companyId), companies.isActive))
    .innerJoin(events, and(eq(events.companyId, companyId), eq(events.id, eventId)))
    .where(eq(eventTeamLinks.token, searchedToken(token)));
  if (!found) throw teamLinkNotFound();
  const clock = { now: now(), timeZone: found.timeZone };
  refuseOver(found.event, clock);
  const ownId = provenCompanyId(found.companyId);
  const member: Member = {
    companyId: ownId,
    actor: { kind: "link", link: { of: "team" } },
    signal,
    recheck: () => findTeamLink(services, token),
  };
  return {
    data: new CompanyData(databases, member, clock),
    listContext: { listCache, listReads, companyId: ownId, revision: found.revision },
    eventId: found.eventId,
    token,
  };
}

/** Checks under the lock of the event that the link still opens it, for whoever is about to write. */
export async function requireTeamLink(tx: CompanyData, { eventId, token }: LinkedEvent): Promise<void> {
  const event = await lockEvent(tx, eventId);
  const links = await tx.list(
    eventTeamLinks,
    and(eq(eventTeamLinks.eventId, eventId), eq(eventTeamLinks.token, token)),
  );
  if (links.length === 0) throw teamLinkNotFound();
  refuseOver(event, tx.clock);
}

function refuseOver(event: { isActive: boolean; date: Date }, clock: Clock): void {
  if (!event.isActive) throw new AppError(410, "Este evento foi desabilitado. Fale com quem enviou o link.");
  if (isTeamLinkOver(event, clock)) {
    throw new AppError(410, `Este link valeu até ${formatDay(teamLinkLastDay(event, clock.timeZone))}.`);
  }
}
