import type { Day } from "#shared/numbers/day.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

type Dated = { date: Date | string };

/** The day on which an event begins. */
export const firstDayOf = ({ date }: Dated, timeZone: TimeZone): Day => dayIn(date, timeZone);

/** The last day of an event. In SQL: `endsFrom` of `server/night/stock-conditions.ts`. */
export const lastDayOf = (event: Dated, timeZone: TimeZone): Day => firstDayOf(event, timeZone);

/** Every day of an event: those on which calendars and lists of a day show it. */
export const daysOf = (event: Dated, timeZone: TimeZone): Day[] => [firstDayOf(event, timeZone)];

/** True from the first moment of an event on. */
export const hasBegun = ({ date }: Dated, now: Date): boolean => new Date(date).getTime() <= now.getTime();

/** True for an event whose last day is past; one of today is still to come. */
export function isPast(clock: Clock): (event: Dated) => boolean {
  const present = today(clock);
  return (event) => lastDayOf(event, clock.timeZone) < present;
}
