import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { Figure } from "#web/ui/figure.tsx";
import { ReservedAmount } from "./reserved-amount.tsx";
import { StockPrice, UnitPrice } from "./stock-price.tsx";
import { quantityUnit } from "./stock-quantity.tsx";
import { StockStatusNote } from "./stock-status-note.tsx";

/** The cells after the item's name, on the screen and on paper, in the order of the columns. */
export function StockCells({ ingredient, cell }: { ingredient: Ingredient; cell: string }) {
  const number = `${cell} text-right tabular-nums`;
  return (
    <>
      <td className={`${cell} text-xs text-muted`}>{ingredient.category}</td>
      <td className={`${number} pr-1! font-semibold`}>
        <Figure>{formatNumber(ingredient.quantity)}</Figure>
      </td>
      <td className={`${cell} pl-0! text-xs text-muted`}>{quantityUnit(ingredient)}</td>
      <td className={number}>
        <ReservedAmount ingredient={ingredient} />
      </td>
      {ingredient.unitCost !== undefined && (
        <>
          <td className={number}>
            <StockPrice ingredient={ingredient} />
          </td>
          <td className={`${number} text-xs text-muted`}>
            <UnitPrice ingredient={ingredient} />
          </td>
        </>
      )}
      <td className={cell}>
        <StockStatusNote ingredient={ingredient} />
      </td>
    </>
  );
}
