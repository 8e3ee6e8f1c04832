/** What a Brazilian spreadsheet opens and saves without asking: semicolons, CRLF, UTF-8 with a byte order mark. */
const SEPARATOR = ";";
const BYTE_ORDER_MARK = "\uFEFF";

/** A cell that starts so would be taken for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(SEPARATOR)).join("\r\n");
}

function writeCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cells of every line; a quoted cell may hold separators and line breaks, a stray quote is just a character. */
export function readCsv(text: string): string[][] {
  // Always matches: what is not a whole quoted cell is read as it stands, up to the next separator.
  const cells = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n|\n|\r|$)/y;
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  const rows: string[][] = [];
  let row: string[] = [];
  while (cells.lastIndex < body.length) {
    const [, cell = "", end] = cells.exec(body) ?? [];
    row.push(readCell(cell));
    if (end === SEPARATOR) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, ""]);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
}

function readCell(raw: string): string {
  const text = raw.startsWith('"') && raw.endsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}
