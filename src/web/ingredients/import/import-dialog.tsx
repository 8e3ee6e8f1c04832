import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { MOST_IMPORTED_ROWS } from "#shared/csv/import-limits.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { type StockColumn, stockTable } from "#shared/ingredients/stock-csv-columns.ts";
import { importedRowOf } from "#shared/ingredients/stock-csv-contract.ts";
import { openStockCsv, previewStock, type StockRow } from "#shared/ingredients/stock-csv-preview.ts";
import { CsvImportDialog } from "#web/import/csv-import-dialog.tsx";
import type { Writable } from "#web/import/import-plan.ts";
import { type ReadFile, useCsvImport } from "#web/import/use-csv-import.ts";
import { pricedIngredientsQuery, useFreshStock, useImportStock } from "#web/ingredients/queries.ts";
import { suppliersQuery, useFreshSuppliers } from "#web/suppliers/queries.ts";
import { ImportHelp } from "./import-help.tsx";
import { NewSuppliersNote } from "./new-suppliers-note.tsx";
import { PriceQuestion } from "./price-question.tsx";
import { StockRowDetails } from "./stock-row-details.tsx";

type ImportDialogProps = { open: boolean; onClose: () => void };

const words = {
  title: "Enviar CSV do estoque",
  one: "item",
  many: "itens",
  same: "O estoque já está igual ao arquivo: não há nada para importar.",
  keepPresent: "Deixar como estão os itens que já existem no estoque",
};

export const stockPlanRules = {
  most: MOST_IMPORTED_ROWS,
  plural: "itens",
  bodyOf: (rows: readonly Writable<StockRow<Ingredient>>[]) => ({ rows: rows.map(importedRowOf) }),
};

const CONFLICT =
  "O estoque foi alterado enquanto você conferia, e nada foi gravado. A prévia já mostra o estoque de agora: confira e importe de novo.";

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { data: stock } = useQuery(pricedIngredientsQuery);
  const { data: suppliers } = useQuery(suppliersQuery);
  const { mutateAsync: send } = useImportStock();
  const preview = useCallback(
    ({ table, corrections }: ReadFile<StockColumn>) =>
      previewStock(table, { stock: stock ?? [], suppliers: suppliers ?? [] }, corrections),
    [stock, suppliers],
  );
  const freshStock = useFreshStock();
  const freshSuppliers = useFreshSuppliers();
  const csv = useCsvImport({
    ...stockPlanRules,
    openFile: openStockCsv,
    preview: stock && suppliers && preview,
    refresh: () => Promise.all([freshStock(), freshSuppliers()]),
    send: (body) => send(body),
    onImported: onClose,
    compared: "o estoque",
    conflict: CONFLICT,
  });

  return (
    <CsvImportDialog
      open={open}
      onClose={onClose}
      csv={csv}
      columns={stockTable.columns}
      words={words}
      help={<ImportHelp />}
      question={
        <>
          <PriceQuestion csv={csv} />
          <NewSuppliersNote rows={csv.plan?.writable ?? []} />
        </>
      }
      renderDetails={(row) => <StockRowDetails row={row} />}
    />
  );
}
