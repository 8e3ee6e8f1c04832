import { z } from "zod";
import { hasVersion, importedRows, NO_VERSION } from "#shared/csv/import-contract.ts";
import { recordId } from "#shared/numbers/amount.ts";
import { ingredientInput } from "./contract.ts";
import type { ChangedItem, NewItem } from "./stock-csv-preview.ts";

/** Without an id a new ingredient; with one, an edit of that version. */
export const importedRow = ingredientInput
  .safeExtend({ id: recordId("Ingrediente não encontrado").optional() })
  .refine(hasVersion, { path: ["version"], error: NO_VERSION });
export type ImportedRow = z.infer<typeof importedRow>;

export const stockImportInput = z.object({ rows: importedRows("Nenhum item para importar", "itens") });

type Identity = { id: number; version: number; yieldQuantity: number | null };

/** The wire form of a row, without absent values: thousands of rows share one request. */
export function importedRowOf(row: NewItem | ChangedItem<Identity>): Partial<ImportedRow> {
  const entries = Object.entries(row.input).filter(([, value]) => value != null);
  const values = Object.fromEntries(entries) as Partial<ImportedRow>;
  if (row.kind === "new") return values;
  const { id, version, yieldQuantity } = row.present;
  const isYieldCleared = yieldQuantity !== null && values.yieldQuantity === undefined;
  return { id, version, ...values, ...(isYieldCleared && { yieldQuantity: null, yieldUnit: null }) };
}
