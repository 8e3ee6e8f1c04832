import { newSupplierNames, type StockRow } from "#shared/ingredients/stock-import.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";

const MOST_NAMED = 5;

/** Says which suppliers the import puts on record: a name in another spelling would be a second one. */
export function NewSuppliersNote({ rows }: { rows: readonly StockRow[] }) {
  const names = newSupplierNames(rows);
  if (names.length === 0) return null;
  const more = names.length > MOST_NAMED ? ` e mais ${names.length - MOST_NAMED}` : "";
  return (
    <Alert tone="info">
      {formatCount(names.length, "fornecedor novo será cadastrado", "fornecedores novos serão cadastrados")}:{" "}
      {names.slice(0, MOST_NAMED).join(", ")}
      {more}.
    </Alert>
  );
}
