const DAY_MS = 24 * 60 * 60 * 1000;
/** Brazil has had no daylight saving time since 2019, and `Intl` would slow the first page down. */
const SAO_PAULO_BEHIND_MS = 3 * 60 * 60 * 1000;
/** A withdrawal may be recorded a little late; after that it was forgotten. */
const DAYS_OF_GRACE = 2;

/** The number of the present day in São Paulo: equal all day long, another on the next. */
export const saoPauloDayNumber = (now: Date): number =>
  Math.floor((now.getTime() - SAO_PAULO_BEHIND_MS) / DAY_MS);

/** Events before this moment reserve nothing any more: their day is more than two days past. */
export const firstReservingMoment = (now: Date): Date =>
  new Date((saoPauloDayNumber(now) - DAYS_OF_GRACE) * DAY_MS + SAO_PAULO_BEHIND_MS);

export const isLapsed = (date: string, now: Date): boolean =>
  Date.parse(date) < firstReservingMoment(now).getTime();
