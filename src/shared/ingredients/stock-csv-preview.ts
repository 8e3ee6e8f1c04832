import type { ChangedRow, Corrections, NewRow, SameRow, WrongRow } from "#shared/csv/import-row.ts";
import { cellsOf, extraCells, namesakesOf } from "#shared/csv/row-cells.ts";
import {
  type Assignment,
  type FileRow,
  ignoredColumns,
  openTable,
  type TableFile,
} from "#shared/csv/table-file.ts";
import { byId, groupBy } from "#shared/group-by.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { Ingredient } from "./contract.ts";
import { type NamedSupplier, type StockField, type StockFields, stockFields } from "./stock-csv.ts";
import { type StockColumn, stockTable } from "./stock-csv-columns.ts";
import type { StockRowInput } from "./stock-csv-input.ts";
import {
  type KnownSuppliers,
  type PresentItem,
  type RowCells,
  readStockRow,
  type StockProblem,
} from "./stock-csv-row.ts";

type SupplierById = ReadonlyMap<number, NamedSupplier>;
type Present = PresentItem & Pick<Ingredient, "id" | "version">;

/** A change of the supplier says its name. */
export type FieldChange = { field: StockField; from: FieldValue; to: FieldValue };
type FieldValue = string | number | null;

export type NewItem = NewRow<StockRowInput>;
export type ChangedItem<P> = ChangedRow<StockRowInput, P, FieldChange>;
export type StockRow<P> = NewItem | ChangedItem<P> | WrongRow<StockColumn> | SameRow;

export const openStockCsv = (text: string, assignment?: Assignment<StockColumn>) =>
  openTable(text, stockTable, assignment);

/** Reads and previews a file as it is. */
export function previewStockCsv<P extends Present>(
  text: string,
  stock: readonly P[],
  suppliers: readonly NamedSupplier[] = [],
) {
  const file = openStockCsv(text);
  if (!file.columns || file.problem !== undefined) return { problem: file.problem ?? "" };
  return { rows: previewStock(file, { stock, suppliers }), ignoredColumns: ignoredColumns(file) };
}

/** What a file is compared with. */
type Compared<P> = { stock: readonly P[]; suppliers: readonly NamedSupplier[] };

/** The effect a file would have on the stock, row by row; nothing is written yet. */
export function previewStock<P extends Present>(
  file: TableFile<StockColumn>,
  { stock, suppliers }: Compared<P>,
  corrections: Corrections<StockColumn> = new Map(),
): StockRow<P>[] {
  const read = file.rows.map((row) => ({ row, cells: cellsOf(row, file, corrections) }));
  const keyOf = ({ cells }: { cells: RowCells }) => nameKey(cells.name ?? "");
  const presentByKey = groupBy(stock, ({ name }) => nameKey(name));
  const rowsByKey = groupBy(read, keyOf);
  const suppliersByKey = groupBy(suppliers, ({ name }) => nameKey(name));
  const supplierById = byId(suppliers);
  return read.map(({ row, cells }) => {
    const key = keyOf({ cells });
    const namesakes = (rowsByKey.get(key) ?? []).map((other) => other.row);
    const found = presentByKey.get(key) ?? [];
    const name = cells.name?.trim() ?? "";
    const problems = rowProblems(row, file, { name, found: found.length, namesakes });
    return previewRow(row.number, cells, found[0], problems, { suppliersByKey, supplierById });
  });
}

function previewRow<P extends Present>(
  number: number,
  cells: RowCells,
  present: P | undefined,
  ownProblems: readonly StockProblem[],
  { suppliersByKey, supplierById }: { suppliersByKey: KnownSuppliers; supplierById: SupplierById },
): StockRow<P> {
  const name = present?.name ?? cells.name?.trim() ?? "";
  const read = readStockRow(cells, present, suppliersByKey);
  const problems = [...ownProblems, ...("problems" in read ? read.problems : [])];
  if ("problems" in read || problems.length > 0) {
    return { kind: "wrong", number, name, problems: problems.map((problem) => ({ number, ...problem })) };
  }
  const { input } = read;
  const noted = read.note === undefined ? {} : { note: read.note };
  if (!present) return { kind: "new", number, name: input.name, input, ...noted };
  const changes = changesOf(present, input, supplierById);
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

function changesOf(present: StockFields, input: StockRowInput, supplierById: SupplierById): FieldChange[] {
  const supplierName = (id: number | null | undefined) =>
    id == null ? null : (supplierById.get(id)?.name ?? null);
  // Two suppliers of one name are two; the one that is not on record yet is none of them.
  const isSameSupplier = !input.supplierName && (input.supplierId ?? null) === (present.supplierId ?? null);
  const before = { ...present, pricePerUnit: Number(present.pricePerUnit) };
  return stockFields
    .map((field): FieldChange => {
      if (field !== "supplierId") return { field, from: before[field] ?? null, to: input[field] ?? null };
      return {
        field,
        from: supplierName(present.supplierId),
        to: input.supplierName ?? supplierName(input.supplierId),
      };
    })
    .filter(({ field, from, to }) => (field === "supplierId" ? !isSameSupplier : from !== to));
}

/** The names of the suppliers that an import of these rows would make, as they are first written. */
export function newSupplierNames(rows: readonly StockRow<unknown>[]): string[] {
  const names = rows.flatMap((row) => ("input" in row && row.input.supplierName) || []);
  return [...groupBy(names, nameKey).values()].flatMap(([first]) => first ?? []);
}
