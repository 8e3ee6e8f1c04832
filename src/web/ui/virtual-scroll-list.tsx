import { useVirtualizer } from "@tanstack/react-virtual";
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { scrollingBox } from "./scrolling-box.ts";

type VirtualScrollListProps<T> = {
  items: readonly T[];
  /** Pixels of one item before it has been measured. */
  estimateHeight: number;
  keyOf: (item: T) => Key;
  renderItem: (item: T) => ReactNode;
  label: string;
};

/** Like VirtualList, for a list inside a box that scrolls by itself: the body of a dialog. */
export function VirtualScrollList<T>({
  items,
  estimateHeight,
  keyOf,
  renderItem,
  label,
}: VirtualScrollListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the list may change its height with any render (an alert, a choice).
  useLayoutEffect(() => {
    const box = scrollingBox(list.current);
    if (!box || !list.current) return;
    const offset = list.current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    setScrollMargin(Math.round(offset + box.scrollTop));
  });

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollingBox(list.current),
    estimateSize: () => estimateHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 8,
    scrollMargin,
  });

  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          aria-setsize={items.length}
          aria-posinset={row.index + 1}
          className="absolute inset-x-0"
          style={{ top: row.start - scrollMargin }}
        >
          {renderItem(items[row.index] as T)}
        </li>
      ))}
    </ul>
  );
}
