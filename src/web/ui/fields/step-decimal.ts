import { groupThousands, hasGroupedThousands, parseDecimal } from "#shared/numbers/decimal.ts";

/**
 * Steps the number in a field, down to `min`. Keeps the number of decimals and the grouping of thousands as written.
 */
export function stepDecimal(text: string, by: number, min = 0): string {
  const value = parseDecimal(text) ?? 0;
  const decimals = Math.max(writtenDecimals(text), neededDecimals(value), neededDecimals(by));
  const parts = 10 ** decimals;
  // In whole parts, since 0.1 + 0.2 is not 0.3.
  const next = (Math.round(value * parts) + Math.round(by * parts)) / parts;
  const [whole = "", fraction] = (next < min ? String(min) : next.toFixed(decimals)).split(".");
  const isGrouped = hasGroupedThousands(text);
  const grouped = isGrouped ? groupThousands(whole) : whole;
  return fraction ? `${grouped},${fraction}` : grouped;
}

const writtenDecimals = (text: string) => text.split(",")[1]?.length ?? 0;

const neededDecimals = (value: number) => String(value).split(".")[1]?.length ?? 0;
