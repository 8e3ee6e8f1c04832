import { lastDayOf } from "#shared/events/event-days.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { type Clock, startOfDay, today } from "#shared/time/clock.ts";

/** A withdrawal may be recorded a little late; after that it was forgotten. */
const DAYS_OF_GRACE = 2;

/** Events that ended before this day reserve nothing any more. */
export const firstReservingDay = (clock: Clock): Day => addDays(today(clock), -DAYS_OF_GRACE);

/** The same day for SQL, which compares moments. */
export const firstReservingMoment = (clock: Clock): Date =>
  startOfDay(firstReservingDay(clock), clock.timeZone);

export const isLapsed = (event: { date: Date | string }, clock: Clock): boolean =>
  lastDayOf(event, clock.timeZone) < firstReservingDay(clock);
