import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatMoney, formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";

type Priced = Pick<Ingredient, "pricePerUnit" | "unitCost" | "unit" | "unitWord">;

/** The worth of all there is, and what one unit of it costs. */
export function StockPrice({ ingredient }: { ingredient: Priced }) {
  const { pricePerUnit, unitCost } = ingredient;
  return (
    <>
      {formatMoney(Number(pricePerUnit))}{" "}
      {unitCost > 0 && (
        <span className="block text-xs font-normal text-muted">
          {formatUnitCost(unitCost, stockUnitText(ingredient))}
        </span>
      )}
    </>
  );
}
