import { weekdayNames } from "./weekday-names.ts";

/** A calendar day, "2026-12-25": such texts sort by time. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

const midnight = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** The days from one to the other; negative if that is past. */
export const daysBetween = (from: Day, to: Day): number => (midnight(to) - midnight(from)) / MS_PER_DAY;

/** "25/12/2026" */
export const formatDay = (day: Day): string => day.split("-").reverse().join("/");

/** "sábado" */
export const weekdayName = (day: Day): string => weekdayNames[new Date(midnight(day)).getUTCDay()] ?? "";

/** "sáb", as in the column heads of a calendar. */
export const shortWeekday = (day: Day): string => weekdayName(day).slice(0, 3);

/** "sáb 25/12/2026": in this trade the weekday is the date. */
export const formatWeekdayDay = (day: Day): string => `${shortWeekday(day)} ${formatDay(day)}`;
