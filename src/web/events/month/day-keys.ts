import { addMonths, monthOfDay, sameDayIn, weekdayOf } from "#shared/calendar/month.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayIn(day, addMonths(monthOfDay(day), -1)),
  PageDown: (day) => sameDayIn(day, addMonths(monthOfDay(day), 1)),
};

/** The day to which a key leads from another one; undefined for other keys. */
export const dayByKey = (key: string, day: Day): Day | undefined => moves[key]?.(day);
