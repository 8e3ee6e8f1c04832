import { memo, type Ref } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { ActionMenu, EditArea, EditButton, EntryButton, type StockActions } from "./stock-actions.tsx";
import { StockCells } from "./stock-cells.tsx";

type StockTableRowProps = StockActions & {
  ingredient: Ingredient;
  index: number;
  ref: Ref<HTMLTableRowElement>;
};

const cell =
  "border-b border-line px-1.5 py-px leading-4.5 [tr:last-child>&]:border-b-0 first:pl-4 min-[90rem]:px-2 min-[90rem]:first:pl-4";

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
        className={`${cell} relative h-10 text-left font-medium wrap-anywhere text-ink`}
      >
        {ingredient.name}
        <EditArea ingredient={ingredient} edits={actions.edits} />
      </th>
      <StockCells ingredient={ingredient} cell={cell} />
      <td className={cell}>
        <div className="flex items-center justify-end">
          <EditButton ingredient={ingredient} edits={actions.edits} />
          <EntryButton ingredient={ingredient} edits={actions.edits} />
          <ActionMenu ingredient={ingredient} {...actions} />
        </div>
      </td>
    </tr>
  );
});
