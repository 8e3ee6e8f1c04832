import { nameKey } from "#shared/text/name-key.ts";
import { type Column, recogniseColumns } from "./column-titles.ts";
import { KNOWN_SEPARATORS, readCsv } from "./csv.ts";
import { readCsvNumber } from "./csv-number.ts";

/** A row that is not blank, with the number that a spreadsheet shows for it. */
export type FileRow = { number: number; cells: string[] };

export type SkippedRow = { number: number; text: string; reason: "title" | "total" };

export type FileColumn<Field> = {
  /** Blank for a column without a title. */
  title: string;
  field: Field | undefined;
  samples: string[];
};

export type TableFile<Field> = {
  columns: FileColumn<Field>[];
  rows: FileRow[];
  skipped: SkippedRow[];
  /** Why no row can be read until the columns are assigned in another way. */
  problem?: string;
};

export type TableKind<Field extends string> = {
  columns: readonly Column<Field>[];
  /** The column that names what a row is about. */
  key: Field;
  /** Others without which no row makes sense. */
  required?: readonly Field[];
  /** "item" or "drink": what is missing in a file of titles alone. */
  noun: string;
};

/** What the user says a column is, by its place; null leaves it out. */
export type Assignment<Field> = ReadonlyMap<number, Field | null>;

/** Files of other programs begin with a company's name, a date and the like; the row of titles is looked for below them. */
const MOST_TITLE_ROWS = 20;
const MOST_SAMPLES = 3;
const BEGINNING = 8192;
/** A picture or an old workbook has far more control characters, a text hardly any. */
const MOST_CONTROLS = 0.05;

/** False for the bytes of anything but a text: they would make a table of garbage. */
function isText(text: string): boolean {
  if (text.includes("\0")) return false;
  const beginning = text.slice(0, BEGINNING);
  const controls = beginning.match(/[^\P{Cc}\t\r\n]/gu)?.length ?? 0;
  return controls <= beginning.length * MOST_CONTROLS;
}

/** Finds the heading of a table and its rows, or tells what is wrong with the whole file. */
export function openTable<Field extends string>(
  text: string,
  kind: TableKind<Field>,
  assignment: Assignment<Field> = new Map(),
): TableFile<Field> | { problem: string; columns?: undefined } {
  if (!isText(text)) {
    return {
      problem:
        "Este arquivo não é um CSV nem uma planilha .xlsx. Na planilha, use Salvar como e escolha um deles.",
    };
  }
  const all = numbered(readCsv(text, separatorFor(text, kind)));
  const place = headingPlace(all, kind);
  const heading = all[place];
  if (!heading) return { problem: "O arquivo está vazio." };

  const titles = heading.cells.map((title) => title.trim());
  const body = all.slice(place + 1);
  const fields = assigned(recognised(titles, body, kind), assignment);
  const { rows, totals } = withoutTotals(body, heading, fields.indexOf(kind.key));
  const columns = titles.map((title, index) => ({
    title,
    field: fields[index],
    samples: samplesOf(rows, index),
  }));
  const skipped = [...all.slice(0, place).map((row) => skip(row, "title")), ...totals];
  return { columns, rows, skipped, problem: problemOf(fields, rows, kind) };
}

/** Titles of the columns that are left out. */
export const ignoredColumns = <Field>({ columns }: TableFile<Field>): string[] =>
  columns.flatMap(({ title, field }) => (field === undefined && title !== "" ? [title] : []));

const numbered = (lines: string[][]): FileRow[] =>
  lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));

/** A title above the table may hold another separator than the table: the one with known columns counts. */
function separatorFor<Field extends string>(text: string, { columns }: TableKind<Field>): string | undefined {
  const beginning = text.slice(0, BEGINNING);
  const score = (separator?: string) =>
    Math.max(0, ...knownTitles(numbered(readCsv(beginning, separator)), columns));
  if (score() > 1) return undefined;
  return KNOWN_SEPARATORS.find((separator) => score(separator) > 1);
}

const knownTitles = <Field extends string>(rows: readonly FileRow[], columns: readonly Column<Field>[]) =>
  rows
    .slice(0, MOST_TITLE_ROWS)
    .map(({ cells }) => recogniseColumns(cells, columns).filter((field) => field !== undefined).length);

const filledCells = ({ cells }: FileRow) => cells.filter((cell) => cell.trim() !== "");

/** The row with the most known titles; without any, the first that looks like a row of a table. */
function headingPlace<Field extends string>(all: readonly FileRow[], { columns }: TableKind<Field>): number {
  const isTable = all.some((row) => filledCells(row).length > 1);
  const isPossible = (row: FileRow) => !isTable || filledCells(row).length > 1;
  const first = all.findIndex(isPossible);
  const counts = knownTitles(all, columns).map((count, place) =>
    isPossible(all[place] as FileRow) ? count : 0,
  );
  const most = Math.max(0, ...counts);
  // A single known word further down may as well be a cell: "unidade".
  return most > 1 ? counts.indexOf(most) : first;
}

/** An "Item" column with nothing but numbers counts the rows: the names are in another one. */
function recognised<Field extends string>(
  titles: readonly string[],
  body: readonly FileRow[],
  { columns, key }: TableKind<Field>,
): (Field | undefined)[] {
  const fields = recogniseColumns(titles, columns);
  const place = fields.indexOf(key);
  const samples = samplesOf(body, place, 20);
  if (samples.length === 0 || !samples.every((cell) => typeof readCsvNumber(cell) === "number"))
    return fields;
  const others = recogniseColumns(
    titles.map((title, index) => (index === place ? "" : title)),
    columns,
  );
  return others.includes(key) ? others : fields;
}

/** A column that the user has assigned takes its field away from the one that was recognised. */
function assigned<Field>(recognisedAs: (Field | undefined)[], assignment: Assignment<Field>) {
  const chosen = new Set(assignment.values());
  return recognisedAs.map((field, place) => {
    const choice = assignment.get(place);
    if (choice !== undefined) return choice ?? undefined;
    return field !== undefined && chosen.has(field) ? undefined : field;
  });
}

const TOTAL = /^(sub ?-?total|tota(l|is)( (geral|do estoque|em estoque|da lista))?|soma)( \(?r\$\)?)?:?$/;

/** Leaves out sums, and headings that are repeated on every printed page. */
function withoutTotals(body: readonly FileRow[], heading: FileRow, namePlace: number) {
  const title = heading.cells.map(nameKey).join("\n");
  const nameOf = ({ cells }: FileRow) => cells[namePlace]?.trim() ?? "";
  const lastNamed = namePlace < 0 ? -1 : body.findLastIndex((row) => nameOf(row) !== "");
  const isTotal = (row: FileRow, index: number) => {
    const filled = filledCells(row);
    if (TOTAL.test(nameKey(filled[0] ?? "")) || row.cells.map(nameKey).join("\n") === title) return true;
    // A sum without a word, below the last item.
    return (
      lastNamed >= 0 && index > lastNamed && filled.every((cell) => typeof readCsvNumber(cell) === "number")
    );
  };
  const rows: FileRow[] = [];
  const totals: SkippedRow[] = [];
  for (const [index, row] of body.entries()) {
    if (isTotal(row, index)) totals.push(skip(row, "total"));
    else rows.push(row);
  }
  return { rows, totals };
}

const skip = ({ number, cells }: FileRow, reason: SkippedRow["reason"]): SkippedRow => ({
  number,
  text: cells.find((cell) => cell.trim() !== "")?.trim() ?? "",
  reason,
});

function samplesOf(rows: readonly FileRow[], place: number, most = MOST_SAMPLES): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[place]?.trim();
    if (cell) samples.add(cell);
    if (samples.size >= most) break;
  }
  return [...samples];
}

function problemOf<Field extends string>(
  fields: readonly (Field | undefined)[],
  rows: readonly FileRow[],
  { columns, key, required = [], noun }: TableKind<Field>,
): string | undefined {
  for (const { field, heading } of columns) {
    const count = fields.filter((one) => one === field).length;
    if (count > 1) return `A coluna "${heading}" aparece mais de uma vez no arquivo.`;
    if (count === 0 && (field === key || required.includes(field))) {
      return `A coluna "${heading}" não foi encontrada: escolha qual coluna do arquivo é ela.`;
    }
  }
  return rows.length === 0 ? `O arquivo só tem os títulos das colunas, e nenhum ${noun}.` : undefined;
}
