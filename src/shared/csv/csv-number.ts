import { decimalOrText, withoutCurrency } from "#shared/numbers/decimal.ts";

/** Reads a cell, with or without "R$". An unfinished ("12,") or ambiguous ("1,234.56") number stays a text. */
export function readCsvNumber(cell: string): number | string {
  const text = withoutCurrency(cell);
  const value = /\d$/.test(text) ? decimalOrText(text) : cell;
  return typeof value === "number" ? value : cell;
}
