import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { VirtualRows } from "./virtual-rows.tsx";

type VirtualListProps<T> = {
  items: readonly T[];
  /** Pixels of one item before it has been measured, without the gap. */
  estimateHeight: number;
  keyOf: (item: T) => Key;
  renderItem: (item: T) => ReactNode;
  label: string;
  gap?: number;
};

/** Draws only what is near the window's visible part: thousands of rows stay quick on a phone. */
export function VirtualList<T>({
  items,
  estimateHeight,
  keyOf,
  renderItem,
  label,
  gap = 12,
}: VirtualListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the list may change its height with any render (a filter, an alert).
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(list.current.getBoundingClientRect().top + window.scrollY);
  });

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimateHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    gap,
    overscan: 6,
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
