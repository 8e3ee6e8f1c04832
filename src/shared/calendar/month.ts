import { addDays, type Day } from "#shared/numbers/day.ts";
import { monthNames } from "#shared/numbers/month-names.ts";

/** A month of the calendar, "2026-12": such texts sort by time. */
export type Month = string;

export const monthOfDay = (day: Day): Month => day.slice(0, 7);

const DAYS_OF_WEEK = 7;

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The weeks with a day of the month, whole from Sunday to Saturday. */
export function weeksOf(month: Month): Day[][] {
  const weeks: Day[][] = [];
  const first = `${month}-01`;
  let sunday = addDays(first, -weekdayOf(first));
  while (monthOfDay(sunday) <= month) {
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, position) => addDays(sunday, position)));
    sunday = addDays(sunday, DAYS_OF_WEEK);
  }
  return weeks;
}

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or the last one that it has. */
export function sameDayIn(day: Day, month: Month): Day {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = month + day.slice(7);
  return wanted < last ? wanted : last;
}

/** "dezembro 2026" */
export const monthTitle = (month: Month): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;
