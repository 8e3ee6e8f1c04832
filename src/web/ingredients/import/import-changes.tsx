import { ArrowRight } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockHeadings } from "#shared/ingredients/stock-csv.ts";
import type { ChangedItem, FieldChange } from "#shared/ingredients/stock-csv-preview.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatMoney, formatNumber, formatUnitCost } from "#shared/numbers/format.ts";
import { enteredCost } from "#web/ingredients/form/entered-cost.ts";

/** The changed fields of a row with old and new values, and the resulting unit cost. */
export function ImportChanges({ row }: { row: ChangedItem<Ingredient> }) {
  const { changes, present, input } = row;
  const cost = enteredCost(
    {
      quantity: ungroupedDecimal(input.quantity),
      pricePerUnit: ungroupedDecimal(input.pricePerUnit),
      unit: input.unit,
    },
    present,
  );
  return (
    <dl className="flex flex-col gap-1">
      {changes.map(({ field, from, to }) => (
        <Change key={field} label={stockHeadings[field]} from={textOf(field, from)} to={textOf(field, to)} />
      ))}
      {cost !== undefined && cost !== present.unitCost && (
        <Change
          label="Custo"
          from={formatUnitCost(present.unitCost, present.unit)}
          to={formatUnitCost(cost, input.unit)}
        />
      )}
    </dl>
  );
}

function Change({ label, from, to }: { label: string; from: string; to: string }) {
  return (
    <div className="wrap-anywhere tabular-nums">
      <dt className="inline text-muted">{label}: </dt>
      <dd className="inline">
        <span className="text-muted">{from}</span>
        <ArrowRight aria-label="passa a" className="mx-2 inline size-4 text-muted" />
        <span className="font-medium">{to}</span>
      </dd>
    </div>
  );
}

function textOf(field: FieldChange["field"], value: FieldChange["from"]): string {
  if (value === null) return "vazio";
  if (typeof value === "string") return value;
  return field === "pricePerUnit" ? formatMoney(value) : formatNumber(value);
}
