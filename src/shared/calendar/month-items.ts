import type { CateringEvent } from "#shared/events/contract.ts";
import { daysOf } from "#shared/events/event-days.ts";
import { groupBy } from "#shared/group-by.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { formatTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

export type EventItem = {
  kind: "event";
  key: string;
  day: Day;
  /** "20:30" */
  time: string;
  event: CateringEvent;
};

/** A request that waits holds its day too. */
export type InquiryItem = { kind: "inquiry"; key: string; day: Day; inquiry: Waiting };

type Waiting = Pick<Inquiry, "id" | "state" | "name" | "date" | "guests" | "eventType">;

/** What stands on a day of the month. */
export type MonthItem = EventItem | InquiryItem;

/**
 * Events by their day in the company's zone, each day by the hour, then the requests for that day; disabled events are
 * left out.
 */
export function itemsByDay(
  events: readonly CateringEvent[],
  inquiries: readonly Waiting[],
  timeZone: TimeZone,
): ReadonlyMap<Day, readonly MonthItem[]> {
  const items = events
    .filter(({ active }) => active === "true")
    .flatMap((event) => {
      const time = formatTime(event.date, timeZone);
      const key = `event ${event.id}`;
      return daysOf(event, timeZone).map((day): EventItem => ({ kind: "event", key, day, time, event }));
    });
  items.sort((a, b) => a.time.localeCompare(b.time) || a.event.id - b.event.id);
  const waiting = inquiries
    .filter(({ state }) => state === "novo")
    .map(
      (inquiry): InquiryItem => ({
        kind: "inquiry",
        key: `inquiry ${inquiry.id}`,
        day: inquiry.date,
        inquiry,
      }),
    );
  return groupBy<MonthItem, Day>([...items, ...waiting], ({ day }) => day);
}

export const isEventItem = (item: MonthItem): item is EventItem => item.kind === "event";

/** "20h", "18h30" */
export const shortTime = (time: string): string =>
  time
    .replace(/^0(?=\d)/, "")
    .replace(":", "h")
    .replace("h00", "h");
