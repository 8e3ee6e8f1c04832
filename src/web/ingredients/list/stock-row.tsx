import { memo, type Ref } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { ReservedAmount } from "./reserved-amount.tsx";
import { ActionMenu, EditArea, EntryButton, type StockActions } from "./stock-actions.tsx";
import { StockPrice } from "./stock-price.tsx";
import { MissingForEvents, StockStatusNote } from "./stock-status-note.tsx";
import { WholeAmount } from "./whole-amount.tsx";

type StockTableRowProps = StockActions & {
  ingredient: Ingredient;
  index: number;
  ref: Ref<HTMLTableRowElement>;
};

const cell =
  "border-b border-line px-1.5 py-0.5 leading-4.5 [tr:last-child>&]:border-b-0 first:pl-4 min-[90rem]:px-2 min-[90rem]:first:pl-4";

export const StockTableRow = memo(function StockTableRow({
  ingredient,
  index,
  ref,
  ...actions
}: StockTableRowProps) {
  return (
    <tr
      ref={ref}
      data-index={index}
      data-item={ingredient.id}
      // The header is the first row.
      aria-rowindex={index + 2}
      className="transition-colors hover:bg-hover/50"
    >
      <th
        scope="row"
        // Without the button in it.
        aria-label={ingredient.name}
        className={`${cell} relative h-11 text-left font-medium wrap-anywhere text-ink`}
      >
        {ingredient.name}
        <EditArea ingredient={ingredient} edits={actions.edits} />
      </th>
      <td className={`${cell} text-muted max-[90rem]:text-xs max-[90rem]:leading-4`}>
        {ingredient.category}
      </td>
      <td className={`${cell} text-right font-semibold tabular-nums`}>
        <WholeAmount amount={ingredient.quantity} ingredient={ingredient} />
      </td>
      <td className={`${cell} text-right tabular-nums`}>
        <ReservedAmount ingredient={ingredient} hasUnit={false} />
      </td>
      <td className={`${cell} text-muted`}>{stockUnitText(ingredient)}</td>
      {ingredient.unitCost !== undefined && (
        <td className={`${cell} text-right tabular-nums`}>
          <StockPrice ingredient={ingredient} />
        </td>
      )}
      <td className={cell}>
        <StockStatusNote ingredient={ingredient} />
        <MissingForEvents ingredient={ingredient} isShort />
      </td>
      <td className={cell}>
        <div className="flex items-center justify-end">
          <EntryButton ingredient={ingredient} edits={actions.edits} />
          <ActionMenu ingredient={ingredient} {...actions} />
        </div>
      </td>
    </tr>
  );
});
