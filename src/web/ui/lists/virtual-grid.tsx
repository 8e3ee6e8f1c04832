import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { cardClass } from "#web/ui/card.tsx";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { cachedRect, cachedWidth, noteWidth } from "./list-position-cache.ts";
import { PrintedList } from "./printed-list.tsx";
import { useCachedRowHeights, useCacheRowHeights } from "./row-height-cache.ts";
import { useItemsOfRow } from "./rows-in-sight.ts";
import { type Revealed, useReveal } from "./use-reveal.ts";
import { useScrollMargin } from "./use-scroll-margin.ts";

type VirtualGridProps<T> = {
  items: readonly T[];
  /** Pixels of one item before it has been measured, without the gap. */
  estimateHeight: number;
  /** Pixels an item needs at least; as many columns as fit, three at most. */
  minWidth: number;
  /**
   * What stands on an item's card. While it stays the same function, an item that stays in its place is not drawn
   * again. Another item fills in the place of the one before it: what has a state of its own needs the item's id as
   * its key.
   */
  renderItem: (item: T) => ReactNode;
  label: string;
  /** What its place is cached by, where another list may stand there instead of it; otherwise its label. */
  place?: string;
  /** Brought into sight once. */
  revealed?: Revealed;
  /** A menu in an item floats above what stands beside the grid. */
  hasMenus?: boolean;
};

const GAP = 16;
const MOST_COLUMNS = 3;
const PAPER_COLUMNS = 2;
/** Each of them is drawn anew with every key of a search. */
const ROWS_OUT_OF_SIGHT = 1;

/** Cards in columns, those of a row equally tall; draws only the rows near the window's visible part, for paper all. */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, renderItem, label } = props;
  return useIsPrinting() ? (
    <PrintedList
      items={items}
      renderItem={renderItem}
      label={label}
      gap={GAP}
      columns={PAPER_COLUMNS}
      itemClass={`${cardClass} flex min-w-0 flex-col`}
    />
  ) : (
    <GridNearWindow {...props} />
  );
}

function GridNearWindow<T>(props: VirtualGridProps<T>) {
  const { items, estimateHeight, minWidth, renderItem, label, place = label, revealed, hasMenus } = props;
  const grid = useRef<HTMLDivElement>(null);
  const kept = useCachedRowHeights(label);
  const columns = useColumns(grid, minWidth);
  const scrollMargin = useScrollMargin(grid, place);
  const virtualizer = useWindowVirtualizer<Element>({
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimateHeight,
    gap: GAP,
    overscan: ROWS_OUT_OF_SIGHT,
    initialRect: cachedRect(place),
    scrollMargin,
    initialMeasurementsCache: kept.rows,
  });
  useCacheRowHeights(kept.place, virtualizer);
  const itemsOf = useItemsOfRow(virtualizer, items);
  const rows = virtualizer
    .getVirtualItems()
    .map((row) => {
      const first = row.index * columns;
      return { ...row, first, cells: itemsOf(row).slice(first, first + columns) };
    })
    .filter(({ cells }) => cells.length > 0);
  useReveal(virtualizer, revealed, columns);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may not have rows between itself and its items.
    <div
      ref={grid}
      role="list"
      aria-label={label}
      // Isolated, it is painted apart: a letter typed above it does not paint its cards again. But nothing in it can
      // then float above its surroundings.
      className={clsx("[overflow-anchor:none]", !hasMenus && "isolate")}
      style={{
        height: virtualizer.getTotalSize(),
        // Stands for the rows above. In the flow, so that rows can never overlap while they are being measured.
        paddingTop: (rows[0]?.start ?? scrollMargin) - scrollMargin,
      }}
    >
      {rows.map(({ index, first, cells }) => (
        <div
          key={index}
          ref={virtualizer.measureElement}
          data-index={index}
          role="none"
          className="grid"
          style={{ gap: GAP, marginBottom: GAP, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {cells.map((item, column) => (
            // biome-ignore lint/a11y/useSemanticElements: see the list.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, since updating rows is quicker than replacing them.
              key={column}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={first + column + 1}
              // What is placed in it (words for screen readers) is placed by it, whether its screen is shown or hidden:
              // by the page, it would all be laid out again with every change of screens.
              className={`${cardClass} relative flex min-w-0 flex-col`}
            >
              <Item item={item} render={renderItem as (item: unknown) => ReactNode} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const Item = memo(({ item, render }: { item: unknown; render: (item: unknown) => ReactNode }) =>
  render(item),
);

const columnsIn = (width: number, minWidth: number) =>
  Math.min(Math.max(Math.floor((width + GAP) / (minWidth + GAP)), 1), MOST_COLUMNS);

function useColumns(grid: RefObject<HTMLElement | null>, minWidth: number): number {
  const [columns, setColumns] = useState(() => columnsIn(cachedWidth(), minWidth));

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const count = () => {
      noteWidth(element.clientWidth);
      setColumns(columnsIn(element.clientWidth, minWidth));
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, minWidth]);

  return columns;
}
