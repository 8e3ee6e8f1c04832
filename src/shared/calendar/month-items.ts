import type { CateringEvent } from "#shared/events/contract.ts";
import { groupBy } from "#shared/group-by.ts";
import type { Day } from "#shared/numbers/day.ts";
import { minuteIn } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

/** What stands on a day of the month; `kind` says which, so that others can join it. */
export type MonthItem = {
  kind: "event";
  key: string;
  day: Day;
  /** "20:30" */
  time: string;
  event: CateringEvent;
};

/** Events by their day in the company's zone, each day by the hour; disabled ones are left out. */
export function itemsByDay(
  events: readonly CateringEvent[],
  timeZone: TimeZone,
): ReadonlyMap<Day, readonly MonthItem[]> {
  const items = events
    .filter(({ active }) => active === "true")
    .map((event): MonthItem => {
      const [day = "", time = ""] = minuteIn(event.date, timeZone).split("T");
      return { kind: "event", key: `event ${event.id}`, day, time, event };
    });
  items.sort((a, b) => a.time.localeCompare(b.time) || a.event.id - b.event.id);
  return groupBy(items, ({ day }) => day);
}

/** "20h", "18h30" */
export const shortTime = (time: string): string =>
  time
    .replace(/^0(?=\d)/, "")
    .replace(":", "h")
    .replace("h00", "h");
