import type { StockColumn } from "#shared/ingredients/stock-csv-columns.ts";
import { unclearPriceColumn } from "#shared/ingredients/unclear-price-column.ts";
import type { PreviewedRow } from "#web/import/import-plan.ts";
import type { CsvImport } from "#web/import/use-csv-import.ts";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";

type PriceQuestionProps = {
  csv: Pick<CsvImport<StockColumn, PreviewedRow>, "table" | "assignment" | "assign">;
};

/** "Preço" is the worth of all in our files, and the price of one in most others: only the user can tell. */
export function PriceQuestion({ csv: { table, assignment, assign } }: PriceQuestionProps) {
  const place = table && unclearPriceColumn(table);
  if (place === undefined || assignment.has(place)) return null;
  const { title, samples } = table?.columns[place] ?? { title: "", samples: [] };
  return (
    <Alert tone="warning" title={`“${title}” (${samples[0] ?? ""}) é o preço de quê?`}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => assign(place, "unitPrice")}>
          De uma unidade
        </Button>
        <Button variant="secondary" size="sm" onClick={() => assign(place, "pricePerUnit")}>
          De toda a quantidade
        </Button>
      </div>
    </Alert>
  );
}
