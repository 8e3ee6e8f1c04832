/** "1234,5": a number as a Brazilian spreadsheet reads it, without points that it might take for a date. */
export const writeCsvNumber = (value: number | string | null): string =>
  value === null ? "" : String(value).replace(".", ",");

/** "1.234,56", and "1.234" likewise: three digits after a point are thousands here, unless a zero stands before it. */
const WITH_THOUSANDS = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const WITH_COMMA = /^-?\d*,\d+$/;
const WITH_POINT = /^-?\d+(\.\d+)?$/;

/**
 * The number in a cell, "R$" before it or not. What could mean two things ("1,234.56") or nothing stays a text, for
 * the contract to refuse at its field.
 */
export function readCsvNumber(cell: string): number | string {
  const text = cell.replace("R$", "").trim();
  if (WITH_THOUSANDS.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  if (WITH_COMMA.test(text)) return Number(text.replace(",", "."));
  return WITH_POINT.test(text) ? Number(text) : cell;
}
