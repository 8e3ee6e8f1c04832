import type { Day } from "#shared/numbers/day.ts";
import { hoursBehindUtc, type TimeZone } from "./time-zones.ts";

/** The clock of a company: what time it is, and the zone in which it is read. */
export type Clock = { now: Date; timeZone: TimeZone };

type Moment = Date | string | number;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** No event is earlier, and Brazil has had no summer time since. */
const SUMMER_TIMES = { from: Date.UTC(2000, 0, 1), to: Date.UTC(2019, 2, 1) };

/**
 * Without `Intl` for all but old events: its first use takes a browser 25 ms, and a phone that knows no new rules would
 * show another hour than the server. The tests compare the table with `Intl`.
 */
function behindUtc(time: number, timeZone: TimeZone): number {
  const hasChanges = time >= SUMMER_TIMES.from && time < SUMMER_TIMES.to;
  return hasChanges ? behindUtcThen(time, timeZone) : hoursBehindUtc[timeZone] * HOUR_MS;
}

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function behindUtcThen(time: number, timeZone: TimeZone): number {
  let format = formats.get(timeZone);
  if (!format) {
    // As ISO 8601 but for the space.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  const second = Math.floor(time / 1000) * 1000;
  return second - Date.parse(`${format.format(second).replace(" ", "T")}Z`);
}

/** What the clock of a zone shows at a moment, to be read with the UTC getters. */
export function wallTime(moment: Moment, timeZone: TimeZone): Date {
  const time = new Date(moment).getTime();
  return new Date(time - behindUtc(time, timeZone));
}

/**
 * The moment at which the clock of a zone shows a day and time, "2026-12-25T20:30". Of two such moments it is the first;
 * a time that the clock skipped is as much later.
 */
export function momentAt(shown: string, timeZone: TimeZone): Date {
  const wall = Date.parse(`${shown}Z`);
  const [early, late] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall + behindUtc(near, timeZone)) as [
    number,
    number,
  ];
  const isShownAt = (time: number) => wallTime(time, timeZone).getTime() === wall;
  return new Date(isShownAt(early) || !isShownAt(late) ? early : late);
}

/** The day of a moment. */
export const dayIn = (moment: Moment, timeZone: TimeZone): Day => minuteIn(moment, timeZone).slice(0, 10);

/** "2026-12-25T20:30": the minute of a moment as a datetime-local input writes it. */
export const minuteIn = (moment: Moment, timeZone: TimeZone): string =>
  wallTime(moment, timeZone).toISOString().slice(0, 16);

/** The first moment of a day. */
export const startOfDay = (day: Day, timeZone: TimeZone): Date => momentAt(`${day}T00:00`, timeZone);

export const today = ({ now, timeZone }: Clock): Day => dayIn(now, timeZone);
