import { lastDayOf } from "#shared/events/event-days.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

const DAYS_AFTER_EVENT = 3;

type Dated = { date: Date | string };

/** The last day on which the link of an event's team opens its page. */
export const teamLinkLastDay = (event: Dated, timeZone: TimeZone): Day =>
  addDays(lastDayOf(event, timeZone), DAYS_AFTER_EVENT);

export const isTeamLinkOver = (event: Dated, clock: Clock): boolean =>
  today(clock) > teamLinkLastDay(event, clock.timeZone);
