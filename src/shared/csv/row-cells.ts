import type { Corrections } from "./import-row.ts";
import type { FileRow, TableFile } from "./table-file.ts";

/** The cells of a row by field, as they were typed over; fields without a column are absent unless corrected. */
export function cellsOf<Field extends string>(
  row: FileRow,
  { columns }: TableFile<Field>,
  corrections: Corrections<Field>,
): Partial<Record<Field, string>> {
  const cells: Partial<Record<Field, string>> = {};
  for (const [place, { field }] of columns.entries()) {
    if (field !== undefined) cells[field] = row.cells[place] ?? "";
  }
  return { ...cells, ...corrections.get(row.number) };
}

/** A comma too many, in a file with commas, makes two cells of one. */
export const extraCells = <Field extends string>(row: FileRow, { columns }: TableFile<Field>) =>
  row.cells.slice(columns.length).some((cell) => cell.trim() !== "")
    ? [{ message: "A linha tem mais células do que há títulos de colunas" }]
    : [];

/** "na linha 4", "em mais 2 linhas": where else a name stands; undefined if nowhere. */
export function namesakesOf(row: FileRow, namesakes: readonly FileRow[]): string | undefined {
  const others = namesakes.filter(({ number }) => number !== row.number);
  if (others.length === 0) return undefined;
  return others.length === 1 ? `na linha ${others[0]?.number}` : `em mais ${others.length} linhas`;
}
