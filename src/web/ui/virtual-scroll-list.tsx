import { useVirtualizer } from "@tanstack/react-virtual";
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { scrollingBox } from "./scrolling-box.ts";
import { VirtualRows } from "./virtual-rows.tsx";

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
    <VirtualRows
      list={list}
      virtualizer={virtualizer}
      scrollMargin={scrollMargin}
      items={items}
      renderItem={renderItem}
      label={label}
    />
  );
}
