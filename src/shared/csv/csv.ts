import { isUngroupedDecimal } from "#shared/numbers/decimal.ts";

/** Semicolons, CRLF and UTF-8 with BOM: the dialect that Brazilian spreadsheets open and save without asking. */
const SEPARATOR = ";";
const BYTE_ORDER_MARK = "\uFEFF";

/** Separators of other programs; on a tie in the heading line the first one wins. */
export const KNOWN_SEPARATORS = [SEPARATOR, "\t", ","];

/**
 * Matches the start of a cell, or of a part after any known separator, that a spreadsheet would run as a formula,
 * full-width signs included. Apostrophes and quotes before the sign are skipped: `'=a` gets one more apostrophe, like
 * `=a`, so that reading can remove one again.
 */
const FORMULA = /(^|[;,\t\r\n])(?=['"]*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g;
const WRITTEN_FORMULA = /(^|[;,\t\r\n])'(?=['"]*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g;

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(SEPARATOR)).join("\r\n");
}

function writeCell(text: string): string {
  // A negative number begins like a formula, but must stay a number that can be added up.
  if (isUngroupedDecimal(text)) return text;
  const safe = text.replace(FORMULA, "$1'");
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns the cells of every line, blank ones included, so that row numbers match the spreadsheet's. Quoted cells may
 * hold separators and line breaks; a stray quote is an ordinary character. Unless given, the separator is detected in
 * the first line.
 */
export function readCsv(text: string, given?: string): string[][] {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  const separator = given ?? separatorOf(body);
  // Always matches: anything but a complete quoted cell is read literally up to the next separator.
  const cells = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cells.lastIndex < body.length) {
    const [, quoted, bare = "", end] = cells.exec(body) ?? [];
    row.push(readCell(quoted?.replaceAll('""', '"') ?? bare));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, ""]);
  return rows;
}

const readCell = (text: string) => text.replace(WRITTEN_FORMULA, "$1");

function separatorOf(body: string): string {
  const [heading = ""] = body.trimStart().split(/[\r\n]/, 1);
  const unquoted = heading.replace(/"[^"]*"/g, "");
  const count = (separator: string) => unquoted.split(separator).length;
  return KNOWN_SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
