/** A time span, its end exclusive. */
export type Span = { from: Date; to: Date };

export const periods = ["mes", "trimestre", "semestre", "ano", "personalizado"] as const;
export type Period = (typeof periods)[number];

const MONTHS: Record<Exclude<Period, "personalizado">, number> = {
  mes: 1,
  trimestre: 3,
  semestre: 6,
  ano: 12,
};

/** The start of the day a number of months earlier; a 31st becomes the last day of a shorter month. */
export function monthsBefore(moment: Date, months: number): Date {
  const first = new Date(moment.getFullYear(), moment.getMonth() - months, 1);
  const lastDay = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  return new Date(first.getFullYear(), first.getMonth(), Math.min(moment.getDate(), lastDay));
}

const startOfDay = (moment: Date, daysLater = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + daysLater);

const dayOf = (text: string): Date | undefined => {
  const day = new Date(`${text}T00:00`);
  return text === "" || Number.isNaN(day.getTime()) ? undefined : day;
};

/** Before and after all possible events. */
const EVER: Span = { from: new Date(2000, 0, 1), to: new Date(2101, 0, 1) };

type ChosenPeriod = { period: Period; from: string; to: string };

/**
 * The span of a report: up to the end of today, or the chosen days inclusive. Without a chosen day that end is open.
 */
export function reportSpan({ period, from, to }: ChosenPeriod, now: Date): Span {
  if (period !== "personalizado") return { from: monthsBefore(now, MONTHS[period]), to: startOfDay(now, 1) };
  const last = dayOf(to);
  return { from: dayOf(from) ?? EVER.from, to: last ? startOfDay(last, 1) : EVER.to };
}

/** The span of equal length just before, for comparison; none if a chosen end is open. */
export function previousSpan({ period, from, to }: ChosenPeriod, now: Date): Span | undefined {
  const span = reportSpan({ period, from, to }, now);
  if (period !== "personalizado") return { from: monthsBefore(span.from, MONTHS[period]), to: span.from };
  if (!dayOf(from) || !dayOf(to)) return undefined;
  const days = Math.round((span.to.getTime() - span.from.getTime()) / 86_400_000);
  return days > 0 ? { from: startOfDay(span.from, -days), to: span.from } : undefined;
}

/** Accepts ISO 8601 or a timestamp: parsing thousands of texts takes long. */
export const isWithin = ({ from, to }: Span, moment: string | number): boolean => {
  const time = typeof moment === "number" ? moment : Date.parse(moment);
  return time >= from.getTime() && time < to.getTime();
};
