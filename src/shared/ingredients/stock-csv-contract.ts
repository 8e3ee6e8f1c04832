import { z } from "zod";
import { MOST_IMPORTED_ROWS } from "#shared/csv/import-limits.ts";
import { recordId } from "#shared/numbers/amount.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { ingredientInput } from "./contract.ts";
import type { ChangedItem, NewItem } from "./stock-csv-preview.ts";

const NO_VERSION = "Versão inválida";

/** Without an id a new ingredient; with one, an edit of that version. */
export const importedRow = ingredientInput
  .safeExtend({ id: recordId("Ingrediente não encontrado").optional() })
  .refine(({ id, version }) => id === undefined || version !== undefined, {
    path: ["version"],
    error: NO_VERSION,
  });
export type ImportedRow = z.infer<typeof importedRow>;

/** Only counts the rows. They are validated one by one later, since thousands at once would block other requests. */
export const stockImportInput = z.object({
  rows: z
    .array(z.unknown(), "Nenhum item para importar")
    .min(1, "Nenhum item para importar")
    .max(MOST_IMPORTED_ROWS, `Importe no máximo ${formatNumber(MOST_IMPORTED_ROWS)} itens por vez`),
});

export type StockImportResult = { created: number; changed: number };

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
