import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { Columns } from "./column-titles.ts";
import { writeCsv } from "./csv.ts";

/** The headings and a row for each thing. Cells go by their headings, also those of a last row with totals. */
export function tableRows<Heading extends string, T>(
  columns: Readonly<Record<Heading, (thing: T) => string>>,
  things: readonly T[],
  totals?: Partial<Record<NoInfer<Heading>, string>>,
): string[][] {
  const headings = Object.keys(columns) as Heading[];
  return [
    headings,
    ...things.map((thing) => headings.map((heading) => columns[heading](thing))),
    ...(totals ? [headings.map((heading) => totals[heading] ?? "")] : []),
  ];
}

/** A file with the columns that are read again, in their order; a value that is absent is an empty cell. */
export function writeRecords<Field extends string>(
  columns: Columns<Field>,
  records: readonly Readonly<Record<NoInfer<Field>, string | number | null>>[],
): string {
  const cells = (Object.keys(columns) as Field[]).map((field) => [
    columns[field].heading,
    (record: (typeof records)[number]) => cellOf(record[field]),
  ]);
  return writeCsv(tableRows(Object.fromEntries(cells), records));
}

const cellOf = (value: string | number | null) =>
  typeof value === "number" ? ungroupedDecimal(value) : (value ?? "");
