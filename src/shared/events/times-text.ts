import { formatDateTime, formatWeekday } from "#shared/numbers/format.ts";
import { monthNames } from "#shared/numbers/month-names.ts";
import { SAO_PAULO } from "#shared/numbers/sao-paulo.ts";

const WEEKDAYS: Record<string, string> = {
  dom: "domingo",
  seg: "segunda-feira",
  ter: "terça-feira",
  qua: "quarta-feira",
  qui: "quinta-feira",
  sex: "sexta-feira",
  sáb: "sábado",
};

type Timed = { date: string; durationMinutes: number };

/** "sábado, 20 de março de 2027"; in the time zone of the device unless another is named. */
export function eventDayText({ date }: Pick<Timed, "date">, timeZone?: string): string {
  const [day = "", month = "", year = ""] = formatDateTime(date, timeZone).split(/\D+/);
  const weekday = WEEKDAYS[formatWeekday(date, timeZone)] ?? "";
  return `${weekday}, ${Number(day)} de ${monthNames[Number(month) - 1]} de ${year}`;
}

/** "19:00 às 00:30 (5 h 30 min)"; without a duration only the start. Zones as above. */
export function eventHoursText({ date, durationMinutes }: Timed, timeZone?: string): string {
  const timeText = (moment: string) => formatDateTime(moment, timeZone).slice(-5);
  const start = timeText(date);
  if (durationMinutes <= 0) return start;
  const end = timeText(new Date(Date.parse(date) + durationMinutes * 60_000).toISOString());
  return `${start} às ${end} (${durationText(durationMinutes)})`;
}

/** "17/11/2026 às 10:32": when something was done, in São Paulo. */
export const doneAtText = (date: string): string => formatDateTime(date, SAO_PAULO).replace(" ", " às ");

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""]
    .filter((part) => part !== "")
    .join(" ");
}
