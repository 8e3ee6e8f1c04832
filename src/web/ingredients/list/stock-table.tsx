import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useLayoutEffect, useRef, useState } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { cachedRect, cachedTop, noteTop } from "#web/ui/lists/list-position-cache.ts";
import { useCachedRowHeights, useCacheRowHeights } from "#web/ui/lists/row-height-cache.ts";
import { useItemsOfRow } from "#web/ui/lists/rows-in-sight.ts";
import { type Revealed, useReveal } from "#web/ui/lists/use-reveal.ts";
import type { StockActions } from "./stock-actions.tsx";
import { StockRow } from "./stock-row.tsx";

type StockTableProps = StockActions & { ingredients: readonly Ingredient[]; revealed: Revealed | undefined };

/**
 * Fixed, so that no column moves when other rows scroll into sight; the item takes what is left. Where that is little,
 * the others are no wider than the largest number or the longest word in them.
 */
const columns = [
  { title: "Item", width: "" },
  { title: "Categoria", width: "w-24 min-[90rem]:w-44" },
  { title: "Quantidade", width: "w-23 min-[90rem]:w-24", isNumber: true },
  { title: "Reservado", width: "w-27 min-[90rem]:w-32", isNumber: true },
  { title: "Unidade", width: "w-17.5 min-[90rem]:w-19" },
  { title: "Preço", width: "w-34 min-[90rem]:w-35", isNumber: true },
  { title: "Status", width: "w-32 min-[90rem]:w-34" },
];

const LABEL = "Ingredientes";

/** Remembered: while somebody types, the rows of the last search stay as they are. */
export const StockTable = memo(function StockTable({ ingredients, revealed, ...actions }: StockTableProps) {
  const head = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(() => cachedTop(LABEL) ?? 0);
  // What stands above the rows may change its height with any render.
  useLayoutEffect(() => {
    if (!head.current) return;
    const bottom = head.current.getBoundingClientRect().bottom + window.scrollY;
    noteTop(LABEL, bottom);
    setScrollMargin(bottom);
  });

  const kept = useCachedRowHeights(LABEL);
  const virtualizer = useWindowVirtualizer<Element>({
    count: ingredients.length,
    estimateSize: () => 57,
    // Each of them is drawn anew with every key of a search.
    overscan: 2,
    initialRect: cachedRect(LABEL),
    scrollMargin,
    initialMeasurementsCache: kept.rows,
  });
  useCacheRowHeights(kept.place, virtualizer);
  useReveal(virtualizer, revealed);
  const itemsOf = useItemsOfRow(virtualizer, ingredients);
  const rows = virtualizer.getVirtualItems().flatMap((row) => {
    const ingredient = itemsOf(row)[row.index];
    return ingredient ? [{ ...row, ingredient }] : [];
  });
  const above = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin);

  return (
    // Isolated, it is painted apart: a letter typed above it does not paint its rows again.
    <div className="isolate rounded-lg border border-line bg-surface">
      <table aria-label={LABEL} aria-rowcount={ingredients.length + 1} className="w-full table-fixed text-sm">
        <thead ref={head}>
          <tr aria-rowindex={1}>
            {columns.map(({ title, width, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={`sticky top-0 z-1 h-11 bg-surface px-1.5 shadow-[inset_0_-1px_var(--color-line)] font-medium text-muted first:rounded-tl-lg first:pl-4 min-[90rem]:px-2 min-[90rem]:first:pl-4 ${width} ${isNumber ? "text-right" : "text-left"}`}
              >
                {title}
              </th>
            ))}
            <th
              scope="col"
              className="sticky top-0 z-1 w-34 rounded-tr-lg min-[90rem]:w-35 bg-surface shadow-[inset_0_-1px_var(--color-line)]"
            >
              <span className="sr-only">Ações</span>
            </th>
          </tr>
        </thead>
        <Spacer height={above} />
        <tbody>
          {rows.map((row) => (
            <StockRow
              // The place, not the ingredient: to fill in another is quicker than a new row.
              key={row.index}
              ref={virtualizer.measureElement}
              index={row.index}
              ingredient={row.ingredient}
              {...actions}
            />
          ))}
        </tbody>
        <Spacer height={below} />
      </table>
    </div>
  );
});

/** Stands for the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns.length + 1} style={{ height }} />
      </tr>
    </tbody>
  );
}
