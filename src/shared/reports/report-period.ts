import { addDays, type Day, daysBetween } from "#shared/numbers/day.ts";
import { type Clock, dayIn, startOfDay, today } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

/** A time span, its end exclusive. */
export type Span = { from: Date; to: Date };

/** SPEC §2: its five in its order, then two more. */
export const periods = [
  "mes",
  "trimestre",
  "semestre",
  "ano",
  "personalizado",
  "este_mes",
  "mes_que_vem",
] as const;
export type Period = (typeof periods)[number];

/** Months back from today. */
const MONTHS_BACK = { mes: 1, trimestre: 3, semestre: 6, ano: 12 };

/** Whole calendar months, so many after the present one. */
const MONTHS_AHEAD = { este_mes: 0, mes_que_vem: 1 };

const isCalendarMonth = (period: Exclude<Period, "personalizado">): period is keyof typeof MONTHS_AHEAD =>
  period in MONTHS_AHEAD;

const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The day a number of months earlier; a 31st becomes the last day of a shorter month. */
export function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, ofMonth = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  lastOfMonth.setUTCDate(Math.min(ofMonth, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

const isDay = (text: string) => text !== "" && !Number.isNaN(Date.parse(`${text}T00:00Z`));

/** Before and after all possible events. */
const EVER = { from: "2000-01-01", to: "2101-01-01" };

type ChosenPeriod = { period: Period; from: string; to: string };

const spanOf = (from: Day, to: Day, timeZone: TimeZone): Span => ({
  from: startOfDay(from, timeZone),
  to: startOfDay(to, timeZone),
});

/**
 * The span of a report: up to the end of today, a calendar month, or the chosen days inclusive. Without a chosen day
 * that end is open.
 */
export function reportSpan({ period, from, to }: ChosenPeriod, clock: Clock): Span {
  const { timeZone } = clock;
  if (period === "personalizado") {
    return spanOf(isDay(from) ? from : EVER.from, isDay(to) ? addDays(to, 1) : EVER.to, timeZone);
  }
  const present = today(clock);
  if (isCalendarMonth(period)) {
    const first = monthsBefore(startOfMonth(present), -MONTHS_AHEAD[period]);
    return spanOf(first, monthsBefore(first, -1), timeZone);
  }
  return spanOf(monthsBefore(present, MONTHS_BACK[period]), addDays(present, 1), timeZone);
}

/** The span of equal length just before, for comparison; none if a chosen end is open. */
export function previousSpan({ period, from, to }: ChosenPeriod, clock: Clock): Span | undefined {
  const { timeZone } = clock;
  if (period !== "personalizado") {
    const first = dayIn(reportSpan({ period, from, to }, clock).from, timeZone);
    const months = isCalendarMonth(period) ? 1 : MONTHS_BACK[period];
    return spanOf(monthsBefore(first, months), first, timeZone);
  }
  if (!isDay(from) || !isDay(to)) return undefined;
  const days = daysBetween(from, to) + 1;
  return days > 0 ? spanOf(addDays(from, -days), from, timeZone) : undefined;
}

/** Accepts ISO 8601 or a timestamp: parsing thousands of texts takes long. */
export const isWithin = ({ from, to }: Span, moment: string | number): boolean => {
  const time = typeof moment === "number" ? moment : Date.parse(moment);
  return time >= from.getTime() && time < to.getTime();
};
