import { eq, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { jsonObject } from "#server/db/json-sql.ts";
import { clients } from "#server/db/schema/clients.ts";
import { eventClients, eventDrinks } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { withoutAddress } from "#shared/accounts/without-address.ts";
import type { CalendarEvent } from "#shared/calendar/calendar-text.ts";
import { addDays } from "#shared/numbers/day.ts";
import { startOfDay } from "#shared/time/clock.ts";

const DAYS_BACK = 90;
/** How long calendars are told that an event is off, for those that ask rarely. */
const DAYS_OFF = 30;
/** More than five events on each day that a feed may cover; the farthest are left out. */
const MOST_EVENTS = 2000;

type Stored = Omit<CalendarEvent, "date" | "changedAt" | "link"> & { date: string; changedAt: string };

/** Statement that reads events as calendars show them: whoever asks, without money and contacts. */
const reading = <Values extends Record<string, unknown>>(name: string, which: SQL) =>
  new CompanyStatement<{ text: string }, Values>(name, (own) => {
    const { id, name, date, durationMinutes, location, guests, status, isActive, version, changedAt } =
      events;
    const event = jsonObject<Stored>({
      id,
      name,
      date,
      durationMinutes,
      location,
      guests,
      drinkNames: own.jsonArray<string>(sql`to_json(${eventDrinks.drinkName})::text`, {
        from: eventDrinks,
        where: eq(eventDrinks.eventId, events.id),
        orderBy: [eventDrinks.position],
      }),
      clientNames: clientNames(own),
      status,
      isActive,
      version,
      changedAt,
    });
    const found = own.rows({ from: events, where: which });
    return sql`select ${event} as text ${found} order by ${date}, ${id} limit ${sql.raw(String(MOST_EVENTS))}`;
  });

/** A removed client whose name was wiped has none. */
const clientNames = (own: OwnRows) =>
  own.jsonArray<string>(
    sql`to_json(${own.lookup(clients, clients.name, eq(clients.id, eventClients.clientId))})::text`,
    { from: eventClients, where: eq(eventClients.eventId, events.id), orderBy: [eventClients.position] },
  );

const fedEvents = reading<{ from: Date; offSince: Date }>(
  "calendar_events",
  sql`${events.date} >= ${sql.placeholder("from")}
    and ((${events.isActive} and ${events.status} <> 'cancelado') or ${events.changedAt} >= ${sql.placeholder("offSince")})`,
);
const oneEvent = reading<{ id: number }>("calendar_event", sql`${events.id} = ${sql.placeholder("id")}`);

/** The events that a feed shows today. */
export async function readFedEvents(data: CompanyData, publicUrl: string): Promise<CalendarEvent[]> {
  const daysAgo = (days: number) => startOfDay(addDays(data.today, -days), data.clock.timeZone);
  const rows = await data.run(fedEvents, { from: daysAgo(DAYS_BACK), offSince: daysAgo(DAYS_OFF) });
  return rows.map(({ text }) => {
    const stored: Stored = JSON.parse(text);
    return { ...asRead(stored), link: `${publicUrl}/eventos/${stored.id}` };
  });
}

/** One event, for whoever has another link to it. */
export async function readCalendarEvent(
  data: CompanyData,
  id: number,
  link: string,
): Promise<CalendarEvent | undefined> {
  const [row] = await data.run(oneEvent, { id });
  return row && { ...asRead(JSON.parse(row.text)), link };
}

const asRead = (stored: Stored) => ({
  ...stored,
  date: new Date(stored.date),
  changedAt: new Date(stored.changedAt),
  clientNames: stored.clientNames.map(withoutAddress),
});
