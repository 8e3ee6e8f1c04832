import { type Day, daysBetween, shortWeekday, weekdayName } from "#shared/numbers/day.ts";
import { monthNames } from "#shared/numbers/month-names.ts";

const month = (day: Day) => monthNames[Number(day.slice(5, 7)) - 1] ?? "";

/** The day of the month, without a leading zero. */
export const dayOfMonth = (day: Day) => Number(day.slice(8));

/** "nov". */
export const shortMonth = (day: Day) => month(day).slice(0, 3);

/** "sáb 22/11", for days so near that their year is plain. */
export const shortDay = (day: Day) => `${shortWeekday(day)} ${day.slice(8)}/${day.slice(5, 7)}`;

/** "sábado, 1º de novembro". */
export const fullDay = (day: Day) =>
  `${weekdayName(day)}, ${dayOfMonth(day) === 1 ? "1º" : dayOfMonth(day)} de ${month(day)}`;

/** "hoje", "amanhã", "em 12 dias", "ontem" or "há 3 dias". */
export function relativeDay(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return "hoje";
  if (Math.abs(days) === 1) return days === 1 ? "amanhã" : "ontem";
  return days > 0 ? `em ${days} dias` : `há ${-days} dias`;
}
