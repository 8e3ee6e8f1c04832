import { isUngroupedDecimal } from "#shared/numbers/decimal.ts";

/** What a Brazilian spreadsheet opens and saves without asking: semicolons, CRLF, UTF-8 with a byte order mark. */
const SEPARATOR = ";";
const BYTE_ORDER_MARK = "\uFEFF";

/** What other programs separate with; the first one wins where the heading has as many of each. */
const KNOWN_SEPARATORS = [SEPARATOR, "\t", ","];

/**
 * Where a cell starts so, it would be taken for a formula, full-width signs included; and so would a part of it in a
 * program that separates cells by something else, for which a quote within a line is a character like any other.
 * Apostrophes and quotes before it are looked through: `'=a` gets one more, like `=a`, so that reading can take one
 * away again.
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
 * The cells of every line, blank lines too, so that the position of a row is the one a spreadsheet shows. A quoted
 * cell may hold separators and line breaks, a stray quote is just a character. What separates is seen in the heading.
 */
export function readCsv(text: string): string[][] {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  const separator = separatorOf(body);
  // Always matches: what is not a whole quoted cell is read as it stands, up to the next separator.
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
