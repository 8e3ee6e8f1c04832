import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { scrollingBox } from "./scrolling-box.ts";
import { useScrollMargin } from "./use-scroll-margin.ts";
import { type VirtualListProps, VirtualRows } from "./virtual-rows.tsx";

/** Like VirtualList, for a list inside a box that scrolls by itself: the body of a dialog. */
export function VirtualScrollList<T>({
  items,
  estimateHeight,
  keyOf,
  renderItem,
  label,
}: VirtualListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollingBox(list.current),
    estimateSize: () => estimateHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 8,
    scrollMargin: useScrollMargin(list, label, scrollingBox),
  });

  return (
    <VirtualRows list={list} virtualizer={virtualizer} items={items} renderItem={renderItem} label={label} />
  );
}
