import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement, revisionOf } from "#server/db/company/company-statement.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { eventDrinks } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import type { CompanyList, ListRead } from "#server/http/cache/company-lists.ts";
import type { CateringEvent, EventDrink } from "#shared/events/contract.ts";
import { drinksJson, eventJson } from "./event-json.ts";

type OfEvent = { eventId: number };
const eventId = sql.placeholder("eventId");

const allEvents = new CompanyStatement<ListRead<CateringEvent>>("list_events", (own) => {
  const all = own.jsonArray(eventJson(own), { from: events, orderBy: [events.date, events.id] });
  return sql`select ${revisionOf(own)} as revision, ${all} as text`;
});

const oneEvent = new CompanyStatement<{ text: JsonText<CateringEvent> }, OfEvent>("read_event", (own) => {
  const rows = own.rows({ from: events, where: eq(events.id, eventId) });
  return sql`select ${eventJson(own)} as text ${rows}`;
});

const plannedDrinks = new CompanyStatement<{ text: JsonText<EventDrink[]> }, OfEvent>(
  "planned_drinks",
  (own) => sql`select ${drinksJson(own, eq(eventDrinks.eventId, eventId))} as text`,
);

/** Every event of the company, disabled ones too; one statement, however many events there are. */
export const eventList: CompanyList<CateringEvent> = {
  name: "events",
  mayStay: true,
  read: async (data) => {
    const [read] = await data.run(allEvents, {});
    return read as ListRead<CateringEvent>;
  },
};

/** One event as it stands now, inside a transaction as well. */
export async function readEvent(data: CompanyData, id: number): Promise<JsonText<CateringEvent>> {
  const [row] = await data.run(oneEvent, { eventId: id });
  return row?.text ?? "null";
}

/** The drinks of an event with their lines, both in the order in which they were entered. */
export async function readDrinks(data: CompanyData, id: number): Promise<EventDrink[]> {
  const [row] = await data.run(plannedDrinks, { eventId: id });
  return JSON.parse(row?.text ?? "[]") as EventDrink[];
}
