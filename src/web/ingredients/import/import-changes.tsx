import { stockColumns } from "#shared/ingredients/stock-csv-columns.ts";
import type { FieldChange as Change, ChangedItem } from "#shared/ingredients/stock-import.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatMoney, formatNumber, formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { FieldChangeItem } from "#web/import/field-change.tsx";
import { enteredCost } from "#web/ingredients/form/entered-cost.ts";

/** The changed fields of a row with old and new values, and the resulting unit cost. */
export function ImportChanges({ row }: { row: ChangedItem }) {
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
        <FieldChangeItem
          key={field}
          label={stockColumns[field].heading}
          from={textOf(field, from)}
          to={textOf(field, to)}
        />
      ))}
      {cost !== undefined && cost !== present.unitCost && (
        <FieldChangeItem
          label="Custo"
          from={formatUnitCost(present.unitCost, stockUnitText(present))}
          to={formatUnitCost(cost, stockUnitText(input))}
        />
      )}
    </dl>
  );
}

function textOf(field: Change["field"], value: Change["from"]): string {
  if (value === null) return "vazio";
  if (typeof value === "string") return value;
  return field === "pricePerUnit" ? formatMoney(value) : formatNumber(value);
}
