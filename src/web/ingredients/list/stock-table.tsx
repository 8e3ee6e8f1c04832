import { memo, useRef } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { useWindowRows } from "#web/ui/lists/use-window-rows.ts";
import type { StockActions } from "./stock-actions.tsx";
import { columnsFor } from "./stock-columns.ts";
import { StockTableRow } from "./stock-row.tsx";

type StockTableProps = StockActions & { ingredients: readonly Ingredient[]; savedId: number | undefined };

const LABEL = "Ingredientes";

/** Memoized: while somebody types a search, the rows stay as they are until there is another result. */
export const StockTable = memo(function StockTable({ ingredients, savedId, ...actions }: StockTableProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const { virtualizer, rows } = useWindowRows({
    list,
    label: LABEL,
    items: ingredients,
    estimateHeight: 40,
    overscan: 2,
    savedId,
  });
  const shown = columnsFor(ingredients);
  const { scrollMargin } = virtualizer.options;
  const above = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin);

  return (
    // Isolated, the table is painted apart from the search field above it.
    <div className="isolate rounded-lg border border-line bg-surface">
      <table aria-label={LABEL} aria-rowcount={ingredients.length + 1} className="w-full table-fixed text-sm">
        <thead>
          <tr aria-rowindex={1}>
            {shown.map(({ title, width, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={`sticky top-0 z-1 h-9 bg-surface px-1.5 shadow-[inset_0_-1px_var(--color-line)] text-xs font-medium text-muted first:rounded-tl-lg first:pl-4 min-[90rem]:px-2 min-[90rem]:first:pl-4 ${width} ${isNumber ? "text-right" : "text-left"}`}
              >
                {title}
              </th>
            ))}
            <th
              scope="col"
              className="sticky top-0 z-1 w-35 rounded-tr-lg min-[90rem]:w-37 bg-surface shadow-[inset_0_-1px_var(--color-line)]"
            >
              <span className="sr-only">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody ref={list}>
          <Spacer columns={shown.length + 1} height={above} />
          {rows.map(({ key, index }) => {
            const ingredient = ingredients[index];
            return (
              ingredient && (
                <StockTableRow
                  key={key}
                  ref={virtualizer.measureElement}
                  index={index}
                  ingredient={ingredient}
                  {...actions}
                />
              )
            );
          })}
          <Spacer columns={shown.length + 1} height={below} />
        </tbody>
      </table>
    </div>
  );
});

/** Stands for the rows that are not rendered. */
function Spacer({ columns: span, height }: { columns: number; height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus.
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
