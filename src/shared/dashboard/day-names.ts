import { monthNames } from "#shared/numbers/month-names.ts";

const WEEKDAYS = [
  "domingo",
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
] as const;

const weekday = (date: Date) => WEEKDAYS[date.getDay()] ?? "";
const month = (date: Date) => monthNames[date.getMonth()] ?? "";

/** "sáb", as in the column heads of a calendar. */
export const shortWeekday = (date: Date) => weekday(date).slice(0, 3);

/** "nov". */
export const shortMonth = (date: Date) => month(date).slice(0, 3);

/** "sáb 22/11", for days so near that their year is plain. */
export const shortDay = (date: Date) =>
  `${shortWeekday(date)} ${String(date.getDate()).padStart(2, "0")}/${String(date.getMonth() + 1).padStart(2, "0")}`;

/** "sábado, 1º de novembro". */
export const fullDay = (date: Date) =>
  `${weekday(date)}, ${date.getDate() === 1 ? "1º" : date.getDate()} de ${month(date)}`;

const DAY_MS = 86_400_000;

/** "hoje", "amanhã", "em 12 dias", "ontem" or "há 3 dias", by local calendar days. */
export function relativeDay(moment: Date | string, now: Date): string {
  const days = Math.round((noonOf(new Date(moment)) - noonOf(now)) / DAY_MS);
  if (days === 0) return "hoje";
  if (Math.abs(days) === 1) return days === 1 ? "amanhã" : "ontem";
  return days > 0 ? `em ${days} dias` : `há ${-days} dias`;
}

/** The distance between two noons is whole days, give or take the hour of a clock change. */
const noonOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime();
