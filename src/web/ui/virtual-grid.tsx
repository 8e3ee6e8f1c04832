import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";

type VirtualGridProps<T> = {
  items: readonly T[];
  /** Pixels of one item before it has been measured, without the gap. */
  estimateHeight: number;
  /** Pixels an item needs at least; as many columns as fit, three at most. */
  minWidth: number;
  keyOf: (item: T) => Key;
  renderItem: (item: T) => ReactNode;
  label: string;
};

const GAP = 16;
const MOST_COLUMNS = 3;

/** Cards in columns, those of a row equally tall; draws only the rows near the window's visible part. */
export function VirtualGrid<T>({
  items,
  estimateHeight,
  minWidth,
  keyOf,
  renderItem,
  label,
}: VirtualGridProps<T>) {
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumns(grid, minWidth);
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the grid may change its height with any render (a filter, an alert).
  useLayoutEffect(() => {
    if (grid.current) setScrollMargin(grid.current.getBoundingClientRect().top + window.scrollY);
  });

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimateHeight,
    // Another number of columns makes other rows: what was measured of the old ones no longer holds.
    getItemKey: (row) => `${columns}:${keyOf(items[row * columns] as T)}`,
    gap: GAP,
    overscan: 3,
    scrollMargin,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may not have rows between itself and its items.
    <div
      ref={grid}
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="none"
          className="absolute inset-x-0 grid"
          style={{
            top: row.start - scrollMargin,
            gap: GAP,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            // biome-ignore lint/a11y/useSemanticElements: see the list.
            <div
              key={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index * columns + column + 1}
              className="grid min-w-0"
            >
              {renderItem(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function useColumns(grid: RefObject<HTMLElement | null>, minWidth: number): number {
  const [columns, setColumns] = useState(1);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const count = () => {
      const fitting = Math.floor((element.clientWidth + GAP) / (minWidth + GAP));
      setColumns(Math.min(Math.max(fitting, 1), MOST_COLUMNS));
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, minWidth]);

  return columns;
}
