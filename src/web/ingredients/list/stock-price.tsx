import type { Ingredient } from "#shared/ingredients/contract.ts";
import { costText, isUnpriced } from "#shared/ingredients/unknown-prices.ts";
import { formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";

type StockPriceProps = {
  ingredient: Pick<Ingredient, "pricePerUnit" | "unitCost" | "unit" | "unitWord">;
  /** One line instead of two. */
  isInline?: boolean;
};

/** The worth of all there is, and what one unit of it costs; nothing for those who may not see it. */
export function StockPrice({ ingredient, isInline }: StockPriceProps) {
  const { pricePerUnit, unitCost } = ingredient;
  if (unitCost === undefined) return null;
  const cost = formatUnitCost(unitCost, stockUnitText(ingredient));
  return (
    <>
      {costText(Number(pricePerUnit), isUnpriced({ unitCost }) ? [ingredient] : [])}{" "}
      {unitCost > 0 &&
        (isInline ? (
          <span className="whitespace-nowrap">· {cost.replace(/^R\$\s/, "").replace(" por ", "/")}</span>
        ) : (
          <span className="block text-xs leading-4 font-normal text-muted">{cost}</span>
        ))}
    </>
  );
}
