import { readFedEvents } from "#server/calendar/calendar-events.ts";
import { CALENDAR_TYPE } from "#server/calendar/send-event.ts";
import { readCompany } from "#server/company/company.ts";
import { type CompanyList, readRevision } from "#server/db/company/json-list.ts";
import { type CalendarEvent, calendarText } from "#shared/calendar/calendar-text.ts";
import { today } from "#shared/time/clock.ts";

/** A company's events for calendars, the same for all of its people; cached by revision like a list. */
export const calendarFeed = (publicUrl: string): CompanyList<CalendarEvent> => ({
  name: "calendar",
  type: CALENDAR_TYPE,
  // Calendars keep it anyway, and ask by its tag if it has changed.
  mayBeStored: true,
  // At midnight some events become too old.
  period: today,
  read: (data) =>
    data.snapshot(async (tx) => {
      const revision = await readRevision(tx);
      const { name } = await readCompany(tx);
      const calendar = { host: new URL(publicUrl).hostname, name, timeZone: tx.clock.timeZone };
      return { revision, text: calendarText(calendar, await readFedEvents(tx, publicUrl)) };
    }),
});
