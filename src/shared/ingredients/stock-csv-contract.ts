import { z } from "zod";
import { hasVersion, importedRows, NO_VERSION } from "#shared/csv/import-contract.ts";
import { recordId } from "#shared/numbers/amount.ts";
import { INGREDIENT_MISSING } from "./contract.ts";
import type { StockField, StockFields } from "./stock-csv.ts";
import { stockRowInput } from "./stock-csv-input.ts";
import type { ChangedItem, NewItem } from "./stock-csv-preview.ts";

/** Without an id a new ingredient; with one, an edit of that version. A supplier's name may stand for its id. */
export const importedRow = stockRowInput
  .safeExtend({ id: recordId(INGREDIENT_MISSING).optional() })
  .refine(hasVersion, { path: ["version"], error: NO_VERSION });
export type ImportedRow = z.infer<typeof importedRow>;

export const stockImportInput = z.object({ rows: importedRows("Nenhum item para importar", "itens") });

type Identity = StockFields & { id: number; version: number };

/** Fields that the server keeps together, or lets follow the unit, where none of them is sent. */
const kept: readonly (readonly StockField[])[] = [
  ["packName", "packQuantity", "packMultiple", "unit"],
  ["supplierId"],
];

/** The wire form of a row, without absent values: thousands of rows share one request. */
export function importedRowOf(row: NewItem | ChangedItem<Identity>): Partial<ImportedRow> {
  const entries = Object.entries(row.input).filter(([, value]) => value != null);
  const values = Object.fromEntries(entries) as Partial<ImportedRow>;
  if (row.kind === "new") return values;
  const changed = new Set(row.changes.map(({ field }) => field));
  for (const fields of kept) {
    if (fields.some((field) => changed.has(field))) continue;
    for (const field of fields) if (field !== "unit") delete values[field];
  }
  const cleared = row.changes.filter(({ field, to }) => to === null && field !== "observations");
  const { id, version } = row.present;
  return { id, version, ...values, ...Object.fromEntries(cleared.map(({ field }) => [field, null])) };
}
