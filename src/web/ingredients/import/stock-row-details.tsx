import { packText } from "#shared/ingredients/pack.ts";
import type { StockRowInput } from "#shared/ingredients/stock-csv-input.ts";
import type { StockRow } from "#shared/ingredients/stock-import.ts";
import { formatMoney, formatNumber, UNKNOWN_PRICE } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { ImportChanges } from "./import-changes.tsx";

/** What a row would write. */
export function StockRowDetails({ row }: { row: StockRow }) {
  if (row.kind === "changed") return <ImportChanges row={row} />;
  if (row.kind === "new") return <p className="text-muted tabular-nums">{summaryOf(row.input)}</p>;
  return null;
}

function summaryOf(input: StockRowInput): string {
  const { category, quantity, pricePerUnit, minQuantity, yieldQuantity, yieldUnit } = input;
  const unit = stockUnitText(input);
  const facts = [
    category,
    amountText(quantity, unit),
    pricePerUnit === 0 ? UNKNOWN_PRICE : formatMoney(pricePerUnit),
  ];
  if (yieldQuantity && yieldUnit) facts.splice(2, 0, `1 ${unit} = ${amountText(yieldQuantity, yieldUnit)}`);
  if (minQuantity > 0) facts.push(`mínimo ${formatNumber(minQuantity)}`);
  const { packName = null, packQuantity = null, unitWord } = input;
  const pack = packText({ packName, packQuantity, unit: input.unit, unitWord });
  return [...facts, ...(pack ? [pack] : [])].join(" · ");
}
