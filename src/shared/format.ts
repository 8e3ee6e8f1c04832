const LOCALE = "pt-BR";

const money = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "BRL" });
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

type DateValue = Date | string;

const dateParts: Intl.DateTimeFormatOptions = { day: "2-digit", month: "2-digit", year: "numeric" };
const dateTimeParts: Intl.DateTimeFormatOptions = { ...dateParts, hour: "2-digit", minute: "2-digit" };

/** "R$ 1.234,50", with a no-break space after the sign. */
export const formatMoney = (value: number) => money.format(value);

/** "R$ 0,05 por ml", "R$ 0,00333 por ml": three digits of a tiny cost, which cents would round away. */
export function formatUnitCost(cost: number, unit: string): string {
  const decimals = cost > 0 && cost < 1 ? Math.min(2 - Math.floor(Math.log10(cost)), 6) : 2;
  const format = new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency: "BRL",
    maximumFractionDigits: decimals,
  });
  return `${format.format(cost)} por ${unit}`;
}

/** "1.234,5": at most two decimals, none when there are none. */
export const formatNumber = (value: number) => number.format(value);

/** "1 cliente", "3 clientes". Not Intl.PluralRules: it calls 0 singular in Portuguese. */
export const formatCount = (count: number, singular: string, plural: string) =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** To make a format takes longer than to use it on all the cards of a screen. */
function dateFormat(parts: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  const key = `${parts.hour ?? ""} ${timeZone ?? ""}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone });
  dateFormats.set(key, format);
  return format;
}

/** "25/12/2026". Without a time zone it is the reader's own: right in a browser, never on a server. */
export const formatDate = (value: DateValue, timeZone?: string) =>
  dateFormat(dateParts, timeZone).format(new Date(value));

/** "25/12/2026 20:30", in the same time zones as {@link formatDate}. */
export const formatDateTime = (value: DateValue, timeZone?: string) =>
  dateFormat(dateTimeParts, timeZone).format(new Date(value)).replace(", ", " ");
