import type { Corrections } from "./import-row.ts";
import type { FileRow, TableFile } from "./table-file.ts";

/** The cells of a row by field; fields without a column are absent. */
export type Cells<Field extends string> = Partial<Record<Field, string>>;

/** The cells of a row as they were typed over. */
export function cellsOf<Field extends string>(
  row: FileRow,
  { columns }: TableFile<Field>,
  corrections: Corrections<Field>,
): Cells<Field> {
  const cells: Cells<Field> = {};
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
