import { dayIn, minuteIn } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { formatDay, formatWeekdayDay } from "./day.ts";
import { groupThousands } from "./decimal.ts";

/**
 * Formats numbers and dates for Brazil without `Intl`, whose first use takes a browser 25 ms for numbers and again
 * for dates (a tenth of a second on a phone). The tests compare the output with `Intl`.
 */
type DateValue = Date | string | number;

type Decimals = { least: number; most: number };

const CENTS: Decimals = { least: 2, most: 2 };
const AS_NEEDED: Decimals = { least: 0, most: 2 };

/** "R$ 1.234,50", "−R$ 12,00", with a no-break space after "R$" and a minus sign that no line break parts from it. */
export const formatMoney = (value: number) => moneyText(value, CENTS);

/** "+R$ 12,00", "−R$ 12,00": a difference. */
export function formatMoneyChange(value: number): string {
  const text = formatMoney(value);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** How a cost is told that is not known: it is not free of charge. */
export const UNKNOWN_PRICE = "sem preço";

/** "R$ 0,05 por ml", "R$ 0,00333 por ml": tiny costs keep three significant digits. "sem preço" for none. */
export function formatUnitCost(cost: number, unit: string): string {
  if (cost === 0) return UNKNOWN_PRICE;
  const most = cost > 0 && cost < 1 ? Math.min(2 - Math.floor(Math.log10(cost)), 6) : 2;
  return `${moneyText(cost, { least: 2, most })} por ${unit}`;
}

/** "1.234,5": at most two decimals. The hyphen of "-1,5" lets a field read it back. */
export function formatNumber(value: number): string {
  const text = groupedDecimal(value, AS_NEEDED);
  return isBelowZero(value, text) ? `-${text}` : text;
}

/** "0,0833": the amount of a recipe, with up to four decimals. */
export const formatFine = (value: number): string => groupedDecimal(value, { least: 0, most: 4 });

/** "58,5 %", "−12 %": the space does not break, nor does the minus sign. */
export const formatPercent = (value: number): string => `${formatNumber(value).replace("-", "−")}\u00a0%`;

function moneyText(value: number, decimals: Decimals): string {
  const text = groupedDecimal(value, decimals);
  return `${isBelowZero(value, text) ? "−" : ""}R$\u00a0${text}`;
}

/** A value that rounds to zero has no sign. */
const isBelowZero = (value: number, text: string) => value < 0 && /[1-9]/.test(text);

/** The unsigned text, rounded half up by the digits of the number's shortest text, so that 1.005 becomes 1,01. */
function groupedDecimal(value: number, { least, most }: Decimals): string {
  const [whole = "", decimals = ""] = withoutPowers(Math.abs(value)).split(".");
  let digits = whole + decimals.slice(0, most).padEnd(most, "0");
  if (decimals.charAt(most) >= "5") digits = String(BigInt(digits) + 1n).padStart(digits.length, "0");
  const point = digits.length - most;
  let kept = digits.length;
  while (kept > point + least && digits.charAt(kept - 1) === "0") kept--;
  const grouped = groupThousands(digits.slice(0, point));
  return kept > point ? `${grouped},${digits.slice(point, kept)}` : grouped;
}

/** Avoids the exponent notation of very small and very large numbers. */
function withoutPowers(size: number): string {
  if (size >= 1e21) return String(BigInt(size));
  return size < 1e-6 ? size.toFixed(20) : String(size);
}

/** "1 cliente", "3 clientes". `Intl.PluralRules` would treat 0 as singular in Portuguese. */
export const formatCount = (count: number, singular: string, plural: string) =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;

/** "25/12/2026", by the clock of the zone. */
export const formatDate = (value: DateValue, timeZone: TimeZone): string => formatDay(dayIn(value, timeZone));

/** "20:30" */
export const formatTime = (value: DateValue, timeZone: TimeZone): string =>
  minuteIn(value, timeZone).slice(11);

/** "25/12/2026 20:30" */
export function formatDateTime(value: DateValue, timeZone: TimeZone): string {
  const [day = "", time] = minuteIn(value, timeZone).split("T");
  return `${formatDay(day)} ${time}`;
}

/** "sáb 22/11/2026" */
export const formatWeekdayDate = (value: DateValue, timeZone: TimeZone): string =>
  formatWeekdayDay(dayIn(value, timeZone));

/** "sáb 22/11/2026 20:00" */
export function formatWeekdayDateTime(value: DateValue, timeZone: TimeZone): string {
  const [day = "", time] = minuteIn(value, timeZone).split("T");
  return `${formatWeekdayDay(day)} ${time}`;
}
