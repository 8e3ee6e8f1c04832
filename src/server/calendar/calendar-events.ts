import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { cursor } from "#server/db/company/cursor.ts";
import type { OwnedTable, OwnRows } from "#server/db/company/own-rows.ts";
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
/** Characters of them as they are read: two thousand with long names. What comes after is left out, too. */
const MOST_TEXT = 2 * 1024 * 1024;
/** More names than a description has room for. */
const MOST_NAMES = 12;

type Stored = Omit<CalendarEvent, "date" | "changedAt" | "link"> & { date: string; changedAt: string };

const first = sql.raw(String(MOST_NAMES));

/** The first names of a kind and how many there are: of hundreds nobody could read more. */
function namesIn(own: OwnRows, name: SQL, source: { from: OwnedTable; where: SQL; position: PgColumn }) {
  const { from, where, position } = source;
  const named = sql`select ${name} as name, ${position} as place
    ${own.rows({ from, where })} order by ${position} limit ${first}`;
  return {
    names: sql`(select '[' || coalesce(string_agg(to_json(named.name)::text, ',' order by named.place), '') || ']'
      from (${named}) named)`,
    others: sql`(select greatest(count(*) - ${first}, 0)::text ${own.rows({ from, where })})`,
  };
}

/** An event as calendars show it, whoever asks: without money and contacts. */
function eventRows(own: OwnRows, which: SQL): SQL {
  const { id, name, date, durationMinutes, location, guests, status, isActive, version, changedAt } = events;
  const ofDrinks = namesIn(own, sql`${eventDrinks.drinkName}`, {
    from: eventDrinks,
    where: eq(eventDrinks.eventId, events.id),
    position: eventDrinks.position,
  });
  // A removed client whose name was wiped has none.
  const ofClients = namesIn(own, own.lookup(clients, clients.name, eq(clients.id, eventClients.clientId)), {
    from: eventClients,
    where: eq(eventClients.eventId, events.id),
    position: eventClients.position,
  });
  const event = jsonObject<Stored>({
    id,
    name,
    date,
    durationMinutes,
    location,
    guests,
    drinkNames: ofDrinks.names,
    otherDrinks: ofDrinks.others,
    clientNames: ofClients.names,
    otherClients: ofClients.others,
    status,
    isActive,
    version,
    changedAt,
  });
  const found = own.rows({ from: events, where: which });
  return sql`select ${event} as text ${found} order by ${date}, ${id} limit ${sql.raw(String(MOST_EVENTS))}`;
}

const fedEvents = cursor<{ text: string }, { from: Date; offSince: Date }>("calendar_events", (own) =>
  eventRows(
    own,
    sql`${events.date} >= ${sql.placeholder("from")}
      and ((${events.isActive} and ${events.status} <> 'cancelado') or ${events.changedAt} >= ${sql.placeholder("offSince")})`,
  ),
);
const oneEvent = new CompanyStatement<{ text: string }, { id: number }>("calendar_event", (own) =>
  eventRows(own, sql`${events.id} = ${sql.placeholder("id")}`),
);

/** Within a snapshot: the events that a feed shows today, as they are stored. */
export async function readFedEvents(tx: CompanyData): Promise<string[]> {
  const daysAgo = (days: number) => startOfDay(addDays(tx.today, -days), tx.clock.timeZone);
  const texts: string[] = [];
  let size = 0;
  for await (const batch of tx.batches(fedEvents, {
    from: daysAgo(DAYS_BACK),
    offSince: daysAgo(DAYS_OFF),
  })) {
    for (const { text } of batch) {
      size += text.length;
      if (size > MOST_TEXT) return texts;
      texts.push(text);
    }
  }
  return texts;
}

export function fedEvent(text: string, publicUrl: string): CalendarEvent {
  const stored: Stored = JSON.parse(text);
  return { ...asRead(stored), link: `${publicUrl}/eventos/${stored.id}` };
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
