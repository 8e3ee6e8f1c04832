import type { EventStatus } from "#shared/events/enumerations.ts";
import { guestsText } from "#shared/events/labels.ts";
import { hoursBehindUtc, type TimeZone } from "#shared/time/time-zones.ts";
import { contentLine, escapedText, utcMoment } from "./content-line.ts";
import { describedEvent } from "./description.ts";

/** An event as calendars show it. No field for money or a contact: calendars are shared. */
export type CalendarEvent = {
  id: number;
  name: string;
  date: Date;
  durationMinutes: number;
  location: string | null;
  guests: number;
  drinkNames: readonly string[];
  clientNames: readonly string[];
  /** How many more there are than are named. */
  otherDrinks?: number;
  otherClients?: number;
  status: EventStatus;
  /** Not disabled. */
  isActive: boolean;
  version: number;
  changedAt: Date;
  /** The address of its page, for whoever reads the calendar. */
  link: string;
};

/** How the description of an event names its guests, drinks and clients. */
export type CalendarWords = {
  guestCount: (guests: number) => string;
  drinks: string;
  client: string;
  clients: string;
};

const usualWords: CalendarWords = {
  guestCount: guestsText,
  drinks: "Drinks",
  client: "Cliente",
  clients: "Clientes",
};

export type Calendar = {
  /** The host of the installation: with the event's id it names an event for good. */
  host: string;
  name: string;
  timeZone: TimeZone;
  /** Those of a proposal, for its client; else the company's own. */
  words?: CalendarWords | undefined;
};

/** How often calendars may ask again. */
const REFRESH = "PT1H";

/** A calendar by RFC 5545. */
export const calendarText = (calendar: Calendar, events: readonly CalendarEvent[]): string =>
  calendarOf(
    calendar,
    events.map((event) => calendarEntry(calendar, event)),
  );

/** A calendar of entries that are made already. */
export function calendarOf({ name, timeZone }: Calendar, entries: readonly string[]): string {
  return [
    contentLine("BEGIN", "VCALENDAR"),
    contentLine("VERSION", "2.0"),
    contentLine("PRODID", "-//Balcão//Agenda//PT-BR"),
    contentLine("CALSCALE", "GREGORIAN"),
    contentLine("X-WR-CALNAME", escapedText(name)),
    contentLine("X-WR-TIMEZONE", timeZone),
    contentLine("REFRESH-INTERVAL;VALUE=DURATION", REFRESH),
    contentLine("X-PUBLISHED-TTL", REFRESH),
    // A calendar must have a component.
    ...(entries.length > 0 ? entries : [zoneText(timeZone)]),
    contentLine("END", "VCALENDAR"),
  ].join("");
}

/** The entry of an event, a few kilobytes at the most. */
export function calendarEntry({ host, words = usualWords }: Calendar, event: CalendarEvent): string {
  const { id, name, date, durationMinutes, location, version, changedAt, link } = event;
  const { guests, clientNames, otherDrinks = 0, otherClients = 0 } = event;
  const changed = utcMoment(changedAt);
  const description = describedEvent({
    ...event,
    guestCount: guests > 0 && words.guestCount(guests),
    drinks: words.drinks,
    clients: clientNames.length + otherClients > 1 ? words.clients : words.client,
    otherDrinks,
    otherClients,
  });
  return [
    contentLine("BEGIN", "VEVENT"),
    contentLine("UID", `evento-${id}@${host}`),
    // Without a METHOD it is the moment of the last revision.
    contentLine("DTSTAMP", changed),
    contentLine("LAST-MODIFIED", changed),
    contentLine("SEQUENCE", String(version)),
    contentLine("DTSTART", utcMoment(date)),
    contentLine("DTEND", utcMoment(new Date(date.getTime() + durationMinutes * 60_000))),
    contentLine("STATUS", calendarStatus(event)),
    contentLine("SUMMARY", escapedText(name)),
    ...(location ? [contentLine("LOCATION", escapedText(location))] : []),
    contentLine("DESCRIPTION", escapedText(description)),
    contentLine("URL", link),
    contentLine("END", "VEVENT"),
  ].join("");
}

function calendarStatus({ status, isActive }: CalendarEvent) {
  if (status === "cancelado" || !isActive) return "CANCELLED";
  return status === "planejamento" || status === "orçamento" ? "TENTATIVE" : "CONFIRMED";
}

function zoneText(timeZone: TimeZone): string {
  const offset = `-${String(hoursBehindUtc[timeZone]).padStart(2, "0")}00`;
  return [
    contentLine("BEGIN", "VTIMEZONE"),
    contentLine("TZID", timeZone),
    contentLine("BEGIN", "STANDARD"),
    contentLine("DTSTART", "19700101T000000"),
    contentLine("TZOFFSETFROM", offset),
    contentLine("TZOFFSETTO", offset),
    contentLine("END", "STANDARD"),
    contentLine("END", "VTIMEZONE"),
  ].join("");
}
