import { readCalendarEvent } from "#server/calendar/calendar-events.ts";
import type { EventCalendar } from "#server/calendar/send-event.ts";
import { readCompany } from "#server/company/company.ts";
import { type LinkedEvent, teamLinkNotFound } from "./find-team-link.ts";

/** The event for the calendars of its team, which does not learn who the clients are. */
export async function readTeamCalendar(
  { data, eventId, token }: LinkedEvent,
  publicUrl: string,
): Promise<EventCalendar> {
  const { name: companyName, timeZone } = await readCompany(data);
  const event = await readCalendarEvent(data, eventId, `${publicUrl}/t/${token}`);
  if (!event) throw teamLinkNotFound();
  return { companyName, timeZone, event: { ...event, clientNames: [] } };
}
