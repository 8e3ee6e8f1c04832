import { fedEvent, readFedEvents } from "#server/calendar/calendar-events.ts";
import { CALENDAR_TYPE } from "#server/calendar/send-event.ts";
import { readCompany } from "#server/company/company.ts";
import { type CompanyList, readRevision } from "#server/db/company/json-list.ts";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import { type CalendarEvent, calendarEntry, calendarOf } from "#shared/calendar/calendar-text.ts";
import { today } from "#shared/time/clock.ts";

/** A company's events for calendars, the same for all of its people; cached by revision like a list. */
export const calendarFeed = (publicUrl: string): CompanyList<CalendarEvent> => ({
  name: "calendar",
  type: CALENDAR_TYPE,
  // Calendars keep it anyway, and ask by its tag if it has changed.
  mayBeStored: true,
  // At midnight some events become too old.
  period: today,
  read: async (data) => {
    // Nothing is made of it as long as it has a connection.
    const { revision, name, texts } = await data.snapshot(async (tx) => ({
      revision: await readRevision(tx),
      name: (await readCompany(tx)).name,
      texts: await readFedEvents(tx),
    }));
    const calendar = { host: new URL(publicUrl).hostname, name, timeZone: data.clock.timeZone };
    const entries = await mapInSlices(texts, (text) => calendarEntry(calendar, fedEvent(text, publicUrl)));
    return { revision, text: calendarOf(calendar, entries) };
  },
});
