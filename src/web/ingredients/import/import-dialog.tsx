import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { knownSuppliers, stockImport } from "#shared/ingredients/stock-import.ts";
import { CsvImportDialog } from "#web/import/csv-import-dialog.tsx";
import { useCsvImport } from "#web/import/use-csv-import.ts";
import { pricedIngredientsQuery, useFreshStock, useImportStock } from "#web/ingredients/queries.ts";
import { suppliersQuery, useFreshSuppliers } from "#web/suppliers/queries.ts";
import { ImportHelp } from "./import-help.tsx";
import { NewSuppliersNote } from "./new-suppliers-note.tsx";
import { PriceQuestion } from "./price-question.tsx";
import { StockRowDetails } from "./stock-row-details.tsx";

type ImportDialogProps = { open: boolean; onClose: () => void };

const words = {
  title: "Enviar CSV do estoque",
  same: "O estoque já está igual ao arquivo: não há nada para importar.",
  keepPresent: "Deixar como estão os itens que já existem no estoque",
  compared: "o estoque",
  conflict:
    "O estoque foi alterado enquanto você conferia, e nada foi gravado. A prévia já mostra o estoque de agora: confira e importe de novo.",
};

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { data: stock } = useQuery(pricedIngredientsQuery);
  const { data: suppliers } = useQuery(suppliersQuery);
  const { mutateAsync: send } = useImportStock();
  const known = useMemo(() => knownSuppliers(suppliers ?? []), [suppliers]);
  const freshStock = useFreshStock();
  const freshSuppliers = useFreshSuppliers();
  const csv = useCsvImport({
    kind: stockImport,
    words,
    present: suppliers && stock,
    known,
    refresh: () => Promise.all([freshStock(), freshSuppliers()]),
    send: (body) => send(body),
    onImported: onClose,
  });

  return (
    <CsvImportDialog
      open={open}
      onClose={onClose}
      csv={csv}
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
