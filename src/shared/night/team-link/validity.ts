import { addDays, type Day } from "#shared/numbers/day.ts";
import { saoPauloDay } from "#shared/numbers/sao-paulo.ts";

const DAYS_AFTER_EVENT = 3;

/** The last day on which the link of an event's team opens its page, in São Paulo. */
export const teamLinkLastDay = (eventDate: Date): Day => addDays(saoPauloDay(eventDate), DAYS_AFTER_EVENT);

export const isTeamLinkOver = (eventDate: Date, now: Date): boolean =>
  saoPauloDay(now) > teamLinkLastDay(eventDate);
