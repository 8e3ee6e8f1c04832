import { groupBy } from "#shared/group-by.ts";
import type { Ingredient, IngredientInput } from "./contract.ts";
import { type StockField, type StockFields, stockCsvKey, stockFields } from "./stock-csv.ts";
import { type FileRow, openStockCsv, type StockFile } from "./stock-csv-headings.ts";
import { type PresentItem, type RowCells, type RowProblem, readStockRow } from "./stock-csv-row.ts";

type Present = PresentItem & Pick<Ingredient, "id" | "version">;

export type FieldChange = { field: StockField; from: FieldValue; to: FieldValue };
type FieldValue = string | number | null;

type AnyRow = { number: number; name: string };
export type NewRow = AnyRow & { kind: "new"; input: IngredientInput };
export type ChangedRow<P> = AnyRow & {
  kind: "changed";
  input: IngredientInput;
  present: P;
  changes: FieldChange[];
};
export type WrongRow = AnyRow & { kind: "wrong"; problems: RowProblem[] };
export type PreviewRow<P> = NewRow | ChangedRow<P> | WrongRow | (AnyRow & { kind: "same" });

/** The effect a file would have on the stock, row by row; nothing is written yet. */
export type StockCsvPreview<P> =
  | { problem: string }
  | { problem?: undefined; rows: PreviewRow<P>[]; ignoredColumns: string[] };

export function previewStockCsv<P extends Present>(text: string, stock: readonly P[]): StockCsvPreview<P> {
  const file = openStockCsv(text);
  if ("problem" in file) return file;
  const presentByKey = groupBy(stock, ({ name }) => stockCsvKey(name));
  const rowsByKey = groupBy(file.rows, (row) => keyOf(row, file));
  const rows = file.rows.map((row) => {
    const key = keyOf(row, file);
    return previewRow(row, file, presentByKey.get(key) ?? [], rowsByKey.get(key) ?? []);
  });
  return { rows, ignoredColumns: file.ignoredColumns };
}

const cellOf = (row: FileRow, file: StockFile, field: StockField) => {
  const place = file.places.get(field);
  return place === undefined ? undefined : (row.cells[place] ?? "");
};

const keyOf = (row: FileRow, file: StockFile) => stockCsvKey(cellOf(row, file, "name") ?? "");

function previewRow<P extends Present>(
  row: FileRow,
  file: StockFile,
  found: readonly P[],
  namesakes: readonly FileRow[],
): PreviewRow<P> {
  const [present] = found;
  const cells: RowCells = {};
  for (const field of stockFields) cells[field] = cellOf(row, file, field);
  const name = present?.name ?? cells.name?.trim() ?? "";
  const { number } = row;

  const read = readStockRow(cells, present);
  const problems = [
    ...rowProblems(row, file, { name, found: found.length, namesakes }),
    ...("problems" in read ? read.problems : []),
  ];
  if ("problems" in read || problems.length > 0) return { kind: "wrong", number, name, problems };
  const { input } = read;
  if (!present) return { kind: "new", number, name: input.name, input };
  const changes = changesOf(present, input);
  return changes.length > 0
    ? { kind: "changed", number, name, input, present, changes }
    : { kind: "same", number, name };
}

/** Problems of the row itself, whatever its cells hold. */
function rowProblems(
  row: FileRow,
  file: StockFile,
  { name, found, namesakes }: { name: string; found: number; namesakes: readonly FileRow[] },
): RowProblem[] {
  const problems: RowProblem[] = [];
  if (row.cells.slice(file.columnCount).some((cell) => cell.trim() !== "")) {
    problems.push({ message: "A linha tem mais células do que há títulos de colunas" });
  }
  if (name === "") return problems;
  const others = namesakes.filter(({ number }) => number !== row.number).map(({ number }) => number);
  if (others.length > 0) {
    const lines = others.length === 1 ? `na linha ${others[0]}` : `em mais ${others.length} linhas`;
    problems.push({ column: "Item", message: `O mesmo item também está ${lines} do arquivo` });
  }
  if (found > 1) {
    const message = `Há ${found} itens com este nome no estoque: renomeie um deles antes de importar`;
    problems.push({ column: "Item", message });
  }
  return problems;
}

function changesOf(present: StockFields, input: IngredientInput): FieldChange[] {
  const before = { ...present, pricePerUnit: Number(present.pricePerUnit) };
  return stockFields
    .map((field): FieldChange => ({ field, from: before[field], to: input[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}
