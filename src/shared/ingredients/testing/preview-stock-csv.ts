import { ignoredColumns } from "#shared/csv/table-file.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import type { NamedSupplier } from "#shared/ingredients/stock-csv.ts";
import { knownSuppliers, stockImport } from "#shared/ingredients/stock-import.ts";

/** Reads and previews a file as it is. */
export function previewStockCsv(
  text: string,
  stock: readonly PricedIngredient[],
  suppliers: readonly NamedSupplier[] = [],
) {
  const file = stockImport.open(text);
  if (!file.columns || file.problem !== undefined) return { problem: file.problem ?? "" };
  return {
    rows: stockImport.preview(file, stock, knownSuppliers(suppliers)),
    ignoredColumns: ignoredColumns(file),
  };
}
