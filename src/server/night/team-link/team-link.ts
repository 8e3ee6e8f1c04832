import { eq } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { eventTeamLinks } from "#server/db/schema/night.ts";
import { EVENT_MISSING, lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { newLinkToken } from "#server/links/link-token.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import { isTeamLinkOver, teamLinkLastDay } from "#shared/night/team-link/validity.ts";
import type { Clock } from "#shared/time/clock.ts";

/** The present link of an event's team; null without one. */
export async function readTeamLink(
  data: CompanyData,
  eventId: number,
  publicUrl: string,
): Promise<TeamLink | null> {
  const event = await data.find(events, eventId);
  if (!event) throw notFound(EVENT_MISSING);
  const token = await tokenOf(data, eventId);
  return token === undefined ? null : shown(token, event, publicUrl, data.clock);
}

/** Makes the link of an event's team, or answers the one that there is: of two at once, the second finds the first's. */
export const createTeamLink = (
  data: CompanyData,
  eventId: number,
  publicUrl: string,
): Promise<{ teamLink: TeamLink; isNew: boolean }> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    refuseDisabled(event);
    if (event.status === "cancelado") throw conflict("Este evento está cancelado");
    if (isTeamLinkOver(event, tx.clock)) {
      throw conflict("O link da equipe vale até três dias depois do evento, e esse prazo já passou");
    }
    const present = await tokenOf(tx, eventId);
    if (present !== undefined) return { teamLink: shown(present, event, publicUrl, tx.clock), isNew: false };
    const token = newLinkToken();
    await tx.insert(eventTeamLinks, { eventId, token, userId: tx.userId, createdAt: tx.now });
    await recordData(tx, "event_team_link_created", eventId);
    return { teamLink: shown(token, event, publicUrl, tx.clock), isNew: true };
  });

/** Makes the link of an event's team lead nowhere; without one nothing changes. */
export const revokeTeamLink = (data: CompanyData, eventId: number): Promise<void> =>
  data.transaction(async (tx) => {
    await lockEvent(tx, eventId);
    const removed = await tx.remove(eventTeamLinks, eq(eventTeamLinks.eventId, eventId));
    if (removed > 0) await recordData(tx, "event_team_link_revoked", eventId);
  });

async function tokenOf(data: CompanyData, eventId: number): Promise<string | undefined> {
  const [row] = await data.select(
    { token: eventTeamLinks.token },
    { from: eventTeamLinks, where: eq(eventTeamLinks.eventId, eventId) },
  );
  return row?.token;
}

const shown = (token: string, event: { date: Date }, publicUrl: string, { timeZone }: Clock): TeamLink => ({
  link: `${publicUrl}/t/${token}`,
  validUntil: teamLinkLastDay(event, timeZone),
});
