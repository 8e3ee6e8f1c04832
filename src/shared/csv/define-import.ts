import type { z } from "zod";
import { groupBy } from "#shared/group-by.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { Column, Columns, ColumnTitles } from "./column-titles.ts";
import { importedRow, importedRows } from "./import-contract.ts";
import { MOST_IMPORTED_ROWS } from "./import-limits.ts";
import type { Corrections, ImportRow, RowProblem, Writable } from "./import-row.ts";
import { type Cells, cellsOf, extraCells } from "./row-cells.ts";
import { type Assignment, openTable, type TableFile } from "./table-file.ts";

type Named = { id: number; version: number; name: string };

export type Line<Field extends string> = { number: number; cells: Cells<Field> };
type ReadLine<Field extends string> = Line<Field> & { problems: CellProblem<Field>[] };

/** A problem of the record's first line, unless it names another. */
export type CellProblem<Field extends string> = Omit<RowProblem<Field>, "number"> & { number?: number };

type ReadRecord<Field extends string, Input> =
  | { input: Input; note?: string }
  | { problems: CellProblem<Field>[] };

type ImportRules<Field extends string, Input, Present, Change, Known> = {
  columns: Columns<Field>;
  /** Checks a record, in the browser and on the server. */
  contract: z.ZodObject & z.ZodType<Input>;
  /** The column with the name by which a record is found. */
  key: NoInfer<Field>;
  /** The column that names a line, where all lines with one key, or none, below each other make up one record. */
  lineKey?: NoInfer<Field>;
  /** "item", "itens" */
  one: string;
  many: string;
  most?: number;
  /** Refuses an id that nobody has. */
  missing: string;
  /** Refuses a key in several rows: "na linha 4", "em mais 2 linhas". */
  repeated?: (where: string) => string;
  /** Refuses a key that several records have. */
  ambiguous: (count: number) => string;
  /** Reads the lines of a record; of the one that it changes come the values that the file has not. */
  read: (
    lines: readonly [Line<NoInfer<Field>>, ...Line<NoInfer<Field>>[]],
    present: Present | undefined,
    known: Known,
  ) => ReadRecord<NoInfer<Field>, NoInfer<Input>>;
  changes: (present: Present, input: NoInfer<Input>, known: Known) => Change[];
  /** Mends the values of an edit as they are sent. */
  sentEdit?: (
    values: Partial<NoInfer<Input>>,
    changes: readonly NoInfer<Change>[],
  ) => Partial<NoInfer<Input>>;
};

/** The import of a noun's CSV files: their columns, what a file would change, and the request that changes it. */
export function defineImport<
  Field extends string,
  Input extends { name: string },
  Present extends Named,
  Change,
  Known = undefined,
>(rules: ImportRules<Field, Input, Present, Change, Known>) {
  const { contract, key, lineKey, one, many, most = MOST_IMPORTED_ROWS, missing } = rules;
  type Row = ImportRow<Field, Input, Present, Change>;
  const columns = Object.entries<ColumnTitles>(rules.columns).map(
    ([field, titles]): Column<Field> => ({ ...titles, field: field as Field }),
  );
  const table = { columns, noun: one, key: lineKey ?? key, required: [key] };
  const keyOf = ({ cells }: Line<Field>) => nameKey(cells[key] ?? "");

  function previewRecord(
    lines: readonly [ReadLine<Field>, ...ReadLine<Field>[]],
    namesakes: readonly ReadLine<Field>[],
    found: readonly Present[],
    known: Known,
  ): Row {
    const [first] = lines;
    const [present] = found;
    const { number } = first;
    const name = present?.name ?? first.cells[key]?.trim() ?? "";
    const base = { number, name, ...(lineKey && { lines: lines.map((line) => line.number) }) };
    const read = rules.read(lines, present, known);
    const problems = [
      ...lines.flatMap((line) => line.problems),
      ...keyProblems(rules, first, namesakes, found.length),
      ...("problems" in read ? read.problems : []),
    ];
    if ("problems" in read || problems.length > 0) {
      return { ...base, kind: "wrong", problems: problems.map((problem) => ({ number, ...problem })) };
    }
    const { input, ...noted } = read;
    if (!present) return { ...base, kind: "new", name: input.name, input, ...noted };
    const changes = rules.changes(present, input, known);
    return changes.length > 0
      ? { ...base, kind: "changed", input, present, changes, ...noted }
      : { ...base, kind: "same", ...noted };
  }

  /** The wire form of a row, without absent values: thousands of rows share one request. */
  function sentRow(row: Writable<Row>): Partial<Input> & { id?: number; version?: number } {
    const entries = Object.entries(row.input).filter(([, value]) => value != null);
    const values = Object.fromEntries(entries) as Partial<Input>;
    if (row.kind === "new") return values;
    const { id, version } = row.present;
    return { id, version, ...(rules.sentEdit?.(values, row.changes) ?? values) };
  }

  return {
    columns,
    one,
    many,
    most,
    /** The contract of a row on the wire. */
    row: importedRow(contract, missing),
    /** The contract of a request, which leaves its rows to that of a row. */
    request: importedRows({ one, many, most }),

    open: (text: string, assignment?: Assignment<Field>) => openTable(text, table, assignment),

    /** The effect a file would have on the records, row by row; nothing is written yet. */
    preview(
      file: TableFile<Field>,
      present: readonly Present[],
      known: Known,
      corrections: Corrections<Field> = new Map(),
    ): Row[] {
      const lines = linesOf(file, corrections, rules);
      const presentByKey = groupBy(present, ({ name }) => nameKey(name));
      const linesByKey = groupBy(lines, keyOf);
      const records = lineKey ? [...linesByKey.values()] : lines.map((line) => [line]);
      return records.map((record) => {
        const [first, ...others] = record as [ReadLine<Field>, ...ReadLine<Field>[]];
        const recordKey = keyOf(first);
        const namesakes = linesByKey.get(recordKey) ?? [];
        return previewRecord([first, ...others], namesakes, presentByKey.get(recordKey) ?? [], known);
      });
    },

    /** The body of the request that writes the rows. */
    bodyOf: (rows: readonly Writable<Row>[]) => ({ rows: rows.map(sentRow) }),
  };
}

type KeyRules<Field extends string> = Pick<
  ImportRules<Field, unknown, never, never, never>,
  "columns" | "key" | "lineKey" | "repeated" | "ambiguous"
>;

function linesOf<Field extends string>(
  file: TableFile<Field>,
  corrections: Corrections<Field>,
  { key, lineKey }: Pick<KeyRules<Field>, "key" | "lineKey">,
): ReadLine<Field>[] {
  let above = "";
  return file.rows.map((row) => {
    const cells = cellsOf(row, file, corrections);
    above = cells[key]?.trim() || above;
    const problems = extraCells(row, file).map((problem) => ({ ...problem, number: row.number }));
    // A blank key is the one above: spreadsheets merge such cells.
    return { number: row.number, cells: lineKey ? { ...cells, [key]: above } : cells, problems };
  });
}

function keyProblems<Field extends string>(
  { columns, key, repeated, ambiguous }: KeyRules<Field>,
  { number, cells }: ReadLine<Field>,
  namesakes: readonly ReadLine<Field>[],
  found: number,
): CellProblem<Field>[] {
  const text = cells[key]?.trim();
  const refuse = (message: string) => {
    const column = columns[key].heading;
    return { field: key, column, found: text, message, isOwn: true } as const;
  };
  const others = namesakes.filter((other) => other.number !== number);
  const where = others.length === 1 ? `na linha ${others[0]?.number}` : `em mais ${others.length} linhas`;
  return [
    ...(text && repeated && others.length > 0 ? [refuse(repeated(where))] : []),
    ...(found > 1 ? [refuse(ambiguous(found))] : []),
  ];
}

/** Names the cells that a contract refuses. */
export const refusedCells = <Field extends string>(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  cells: Cells<Field>,
  columns: Columns<Field>,
): CellProblem<Field>[] =>
  issues.map(({ path, message }) => {
    const field = path[0] as Field;
    return { field, column: columns[field]?.heading, found: cells[field]?.trim(), message };
  });
