import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatMoney, formatUnitCost } from "#shared/numbers/format.ts";

type Priced = Pick<Ingredient, "pricePerUnit" | "unitCost" | "unit">;

/** The worth of all there is, and what one unit of it costs. */
export function StockPrice({ ingredient: { pricePerUnit, unitCost, unit } }: { ingredient: Priced }) {
  return (
    <>
      {formatMoney(Number(pricePerUnit))}{" "}
      {unitCost > 0 && (
        <span className="block text-xs font-normal text-muted">{formatUnitCost(unitCost, unit)}</span>
      )}
    </>
  );
}
