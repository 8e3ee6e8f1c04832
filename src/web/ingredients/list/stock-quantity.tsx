import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { Figure } from "#web/ui/figure.tsx";

type StockQuantityProps = { ingredient: Pick<Ingredient, "quantity" | "unit" | "unitWord"> };

/** How much there is, with the unit beside it. */
export function StockQuantity({ ingredient }: StockQuantityProps) {
  return (
    <>
      <Figure>{formatNumber(ingredient.quantity)}</Figure>{" "}
      <span className="text-xs font-normal text-muted">{quantityUnit(ingredient)}</span>
    </>
  );
}

/** The unit as it agrees with the quantity: "unidades", "L". */
export const quantityUnit = (ingredient: StockQuantityProps["ingredient"]): string =>
  unitText(ingredient.quantity, stockUnitText(ingredient));
