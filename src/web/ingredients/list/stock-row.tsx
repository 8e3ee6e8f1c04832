import { memo, type Ref } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockStatus } from "#shared/ingredients/stock-status.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";
import { formatWhole } from "./format-whole.ts";
import { ReservedAmount } from "./reserved-amount.tsx";
import { ActionButtons, type StockActions } from "./stock-actions.tsx";
import { StockPrice } from "./stock-price.tsx";

type StockRowProps = StockActions & {
  ingredient: Ingredient;
  index: number;
  ref: Ref<HTMLTableRowElement>;
};

const cell =
  "border-b border-line px-1.5 py-1.5 [tr:last-child>&]:border-b-0 first:pl-4 min-[90rem]:px-2 min-[90rem]:first:pl-4";

export const StockRow = memo(function StockRow({ ingredient, index, ref, ...actions }: StockRowProps) {
  return (
    <tr
      ref={ref}
      data-index={index}
      data-item={ingredient.id}
      // The header is the first row.
      aria-rowindex={index + 2}
      className="transition-colors hover:bg-hover/50"
    >
      <th scope="row" className={`${cell} h-14 text-left font-medium wrap-anywhere text-ink`}>
        {ingredient.name}
      </th>
      <td className={`${cell} text-muted`}>{ingredient.category}</td>
      <td className={`${cell} text-right font-medium tabular-nums`}>{formatWhole(ingredient.quantity)}</td>
      <td className={`${cell} text-right tabular-nums`}>
        <ReservedAmount ingredient={ingredient} />
      </td>
      <td className={`${cell} text-muted`}>{stockUnitText(ingredient)}</td>
      <td className={`${cell} text-right tabular-nums`}>
        <StockPrice ingredient={ingredient} />
      </td>
      <td className={cell}>
        <StockStatusBadge status={stockStatus(ingredient)} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <ActionButtons ingredient={ingredient} isCompact {...actions} />
      </td>
    </tr>
  );
});
