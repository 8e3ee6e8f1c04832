import type { EventStatus } from "#shared/events/enumerations.ts";
import { guestsText } from "#shared/events/labels.ts";
import { hoursBehindUtc, type TimeZone } from "#shared/time/time-zones.ts";
import { contentLine, escapedText, utcMoment } from "./content-line.ts";

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

type Calendar = {
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
export function calendarText(
  { host, name, timeZone, words = usualWords }: Calendar,
  events: readonly CalendarEvent[],
): string {
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
    ...(events.length > 0 ? events.map((event) => eventText(event, host, words)) : [zoneText(timeZone)]),
    contentLine("END", "VCALENDAR"),
  ].join("");
}

function eventText(event: CalendarEvent, host: string, words: CalendarWords): string {
  const { id, name, date, durationMinutes, location, version, changedAt, link } = event;
  const changed = utcMoment(changedAt);
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
    contentLine("DESCRIPTION", escapedText(description(event, words))),
    contentLine("URL", link),
    contentLine("END", "VEVENT"),
  ].join("");
}

function calendarStatus({ status, isActive }: CalendarEvent) {
  if (status === "cancelado" || !isActive) return "CANCELLED";
  return status === "planejamento" || status === "orçamento" ? "TENTATIVE" : "CONFIRMED";
}

const description = (
  { guests, drinkNames, clientNames, link }: CalendarEvent,
  words: CalendarWords,
): string =>
  [
    guests > 0 && words.guestCount(guests),
    drinkNames.length > 0 && `${words.drinks}: ${drinkNames.join(", ")}`,
    clientNames.length > 0 &&
      `${clientNames.length > 1 ? words.clients : words.client}: ${clientNames.join(", ")}`,
    link,
  ]
    .filter(Boolean)
    .join("\n");

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
