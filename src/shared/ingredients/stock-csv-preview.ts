import type { ChangedRow, Corrections, NewRow, SameRow, WrongRow } from "#shared/csv/import-row.ts";
import { cellsOf, extraCells, namesakesOf } from "#shared/csv/row-cells.ts";
import {
  type Assignment,
  type FileRow,
  ignoredColumns,
  openTable,
  type TableFile,
} from "#shared/csv/table-file.ts";
import { groupBy } from "#shared/group-by.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { Ingredient, IngredientInput } from "./contract.ts";
import { type StockField, type StockFields, stockFields } from "./stock-csv.ts";
import { type StockColumn, stockTable } from "./stock-csv-columns.ts";
import { type PresentItem, type RowCells, readStockRow, type StockProblem } from "./stock-csv-row.ts";

type Present = PresentItem & Pick<Ingredient, "id" | "version">;

export type FieldChange = { field: StockField; from: FieldValue; to: FieldValue };
type FieldValue = string | number | null;

export type NewItem = NewRow<IngredientInput>;
export type ChangedItem<P> = ChangedRow<IngredientInput, P, FieldChange>;
export type StockRow<P> = NewItem | ChangedItem<P> | WrongRow<StockColumn> | SameRow;

export const openStockCsv = (text: string, assignment?: Assignment<StockColumn>) =>
  openTable(text, stockTable, assignment);

/** Reads and previews a file as it is. */
export function previewStockCsv<P extends Present>(text: string, stock: readonly P[]) {
  const file = openStockCsv(text);
  if (!file.columns || file.problem !== undefined) return { problem: file.problem ?? "" };
  return { rows: previewStock(file, stock), ignoredColumns: ignoredColumns(file) };
}

/** The effect a file would have on the stock, row by row; nothing is written yet. */
export function previewStock<P extends Present>(
  file: TableFile<StockColumn>,
  stock: readonly P[],
  corrections: Corrections<StockColumn> = new Map(),
): StockRow<P>[] {
  const read = file.rows.map((row) => ({ row, cells: cellsOf(row, file, corrections) }));
  const keyOf = ({ cells }: { cells: RowCells }) => nameKey(cells.name ?? "");
  const presentByKey = groupBy(stock, ({ name }) => nameKey(name));
  const rowsByKey = groupBy(read, keyOf);
  return read.map(({ row, cells }) => {
    const key = keyOf({ cells });
    const namesakes = (rowsByKey.get(key) ?? []).map((other) => other.row);
    const found = presentByKey.get(key) ?? [];
    const name = cells.name?.trim() ?? "";
    const problems = rowProblems(row, file, { name, found: found.length, namesakes });
    return previewRow(row.number, cells, found[0], problems);
  });
}

function previewRow<P extends Present>(
  number: number,
  cells: RowCells,
  present: P | undefined,
  ownProblems: readonly StockProblem[],
): StockRow<P> {
  const name = present?.name ?? cells.name?.trim() ?? "";
  const read = readStockRow(cells, present);
  const problems = [...ownProblems, ...("problems" in read ? read.problems : [])];
  if ("problems" in read || problems.length > 0) {
    return { kind: "wrong", number, name, problems: problems.map((problem) => ({ number, ...problem })) };
  }
  const { input } = read;
  const noted = read.note === undefined ? {} : { note: read.note };
  if (!present) return { kind: "new", number, name: input.name, input, ...noted };
  const changes = changesOf(present, input);
  return changes.length > 0
    ? { kind: "changed", number, name, input, present, changes, ...noted }
    : { kind: "same", number, name, ...noted };
}

/** Problems of the row itself, whatever its cells hold. */
function rowProblems(
  row: FileRow,
  file: TableFile<StockColumn>,
  { name, found, namesakes }: { name: string; found: number; namesakes: readonly FileRow[] },
): StockProblem[] {
  const problems: StockProblem[] = extraCells(row, file);
  if (name === "") return problems;
  const refuse = (message: string) =>
    problems.push({ field: "name", column: "Item", found: name, message, isOwn: true });
  const others = namesakesOf(row, namesakes);
  if (others) refuse(`O mesmo item também está ${others} do arquivo`);
  if (found > 1) refuse(`Há ${found} itens com este nome no estoque: renomeie um deles antes de importar`);
  return problems;
}

function changesOf(present: StockFields, input: IngredientInput): FieldChange[] {
  const before = { ...present, pricePerUnit: Number(present.pricePerUnit) };
  return stockFields
    .map((field): FieldChange => ({ field, from: before[field], to: input[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}
