/**
 * The grammar of a number as Brazil writes it: "1.234,56". Forms, masks, formats and CSV files all use this module, so
 * that a text never means two numbers.
 */
const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const WITH_COMMA = /^-?(\d+,\d*|,\d+)$/;
/** A point is accepted as the decimal sign where it cannot group thousands: "12.5", "0.125". */
const WITH_POINT = /^-?(\d+\.?\d*|\.\d+)$/;

/**
 * Reads "12,5" and "12.5" as the same number and "1.234" as thousands. A text that fits neither notation ("1,234.56")
 * is undefined, so that a form refuses it instead of guessing.
 */
export function parseDecimal(text: string): number | undefined {
  const trimmed = text.trim();
  const isBrazilian = GROUPED.test(trimmed) || WITH_COMMA.test(trimmed);
  if (isBrazilian) return Number(trimmed.replaceAll(".", "").replace(",", "."));
  return WITH_POINT.test(trimmed) ? Number(trimmed) : undefined;
}

/** Undefined for a number with a fraction. */
export function parseWhole(text: string): number | undefined {
  const number = parseDecimal(text);
  return Number.isInteger(number) ? number : undefined;
}

/** Text that is no number stays a text, for the contract to refuse at its field. */
export const decimalOrText = (text: string): number | string => parseDecimal(text) ?? text;

/** "1234,5": a number to be typed over, or for a spreadsheet, without the points that group thousands. */
export const ungroupedDecimal = (value: number | string | null | undefined): string =>
  value == null ? "" : String(value).replace(".", ",");

/** Matches exactly what {@link ungroupedDecimal} writes. */
export const isUngroupedDecimal = (text: string): boolean => /^-?\d+(,\d+)?$/.test(text);

/** "1234567" becomes "1.234.567". */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ".");

export const hasGroupedThousands = (text: string): boolean => GROUPED.test(text.trim());

/** Digits of any script count ("½", "٣"): they stay visible, for the form to refuse. */
export const isNumberCharacter = (character: string): boolean => /[\p{N}.,-]/u.test(character);

/** "R$ 1,50" becomes "1,50". */
export const withoutCurrency = (text: string): string => text.replace(/^\s*R\$|R\$\s*$/, "").trim();
