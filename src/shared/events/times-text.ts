import { weekdayName } from "#shared/numbers/day.ts";
import { formatDateTime, formatTime } from "#shared/numbers/format.ts";
import { monthNames } from "#shared/numbers/month-names.ts";
import { dayIn } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

type Timed = { date: string; durationMinutes: number };

/** "sábado, 20 de março de 2027" */
export function eventDayText({ date }: Pick<Timed, "date">, timeZone: TimeZone): string {
  const day = dayIn(date, timeZone);
  const [year, month, ofMonth] = day.split("-").map(Number);
  return `${weekdayName(day)}, ${ofMonth} de ${monthNames[Number(month) - 1]} de ${year}`;
}

/** "19:00 às 00:30 (5 h 30 min)"; without a duration only the start. */
export function eventHoursText({ date, durationMinutes }: Timed, timeZone: TimeZone): string {
  const start = formatTime(date, timeZone);
  if (durationMinutes <= 0) return start;
  const end = formatTime(new Date(Date.parse(date) + durationMinutes * 60_000), timeZone);
  return `${start} às ${end} (${hoursText(durationMinutes)})`;
}

/** "17/11/2026 às 10:32": when something was done. */
export const doneAtText = (date: string, timeZone: TimeZone): string =>
  formatDateTime(date, timeZone).replace(" ", " às ");

/** "5 h 30 min" */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""]
    .filter((part) => part !== "")
    .join(" ");
}
