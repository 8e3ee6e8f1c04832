import type { Context } from "hono";
import type { PublicEnv } from "#server/http/context.ts";
import { type CalendarEvent, type CalendarWords, calendarText } from "#shared/calendar/calendar-text.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** One event, and whose it is. */
export type EventCalendar = {
  companyName: string;
  timeZone: TimeZone;
  event: CalendarEvent;
  words?: CalendarWords;
};

/** Sends one event as a calendar of its own. Not as a download: phones then offer to add it. */
export function sendEvent(
  c: Context<PublicEnv>,
  { companyName, timeZone, event, words }: EventCalendar,
): Response {
  const host = new URL(c.var.services.config.publicUrl).hostname;
  return c.body(calendarText({ host, name: companyName, timeZone, words }, [event]), 200, {
    "Content-Type": CALENDAR_TYPE,
    "Content-Disposition": 'inline; filename="evento.ics"',
  });
}
