import type { Ingredient } from "#shared/ingredients/contract.ts";
import { costText, isUnpriced } from "#shared/ingredients/unknown-prices.ts";
import { formatMoney, formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";

type PriceProps = { ingredient: Pick<Ingredient, "pricePerUnit" | "unitCost" | "unit" | "unitWord"> };

/** What all there is cost, a dash where there is nothing; nothing for those who may not see it. */
export function StockPrice({ ingredient }: PriceProps) {
  const { pricePerUnit, unitCost } = ingredient;
  if (unitCost === undefined) return null;
  if (Number(pricePerUnit) === 0 && !isUnpriced({ unitCost })) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{formatMoney(0)}</span>
      </span>
    );
  }
  return costText(Number(pricePerUnit), isUnpriced({ unitCost }) ? [ingredient] : []);
}

/** What one unit costs, as "7,22": the unit stands beside the quantity, the currency in the column before. */
export function UnitPrice({ ingredient }: PriceProps) {
  const { unitCost } = ingredient;
  if (unitCost === undefined || isUnpriced({ unitCost })) return null;
  const text = formatUnitCost(unitCost, stockUnitText(ingredient));
  return <span title={text}>{text.replace(/^R\$\s/, "").replace(/ por .*$/, "")}</span>;
}
