import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { cachedRect } from "./list-position-cache.ts";
import { PrintedList } from "./printed-list.tsx";
import { useCachedRowHeights, useCacheRowHeights } from "./row-height-cache.ts";
import { useScrollMargin } from "./use-scroll-margin.ts";
import { type VirtualListProps, VirtualRows } from "./virtual-rows.tsx";

type Props<T> = VirtualListProps<T> & { gap?: number };

const GAP = 12;

/** Draws only what is near the window's visible part: thousands of rows stay quick on a phone. For paper it draws all. */
export function VirtualList<T>(props: Props<T>) {
  const { items, renderItem, label, gap = GAP } = props;
  return useIsPrinting() ? (
    <PrintedList items={items} renderItem={renderItem} label={label} gap={gap} />
  ) : (
    <ListNearWindow {...props} />
  );
}

function ListNearWindow<T>(props: Props<T>) {
  const { items, estimateHeight, keyOf, renderItem, label, gap = GAP } = props;
  const list = useRef<HTMLUListElement>(null);
  const kept = useCachedRowHeights(label);
  const virtualizer = useWindowVirtualizer<Element>({
    count: items.length,
    estimateSize: () => estimateHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    gap,
    overscan: 6,
    initialRect: cachedRect(label),
    scrollMargin: useScrollMargin(list, label),
    initialMeasurementsCache: kept.rows,
  });
  useCacheRowHeights(kept.place, virtualizer);

  return (
    <VirtualRows list={list} virtualizer={virtualizer} items={items} renderItem={renderItem} label={label} />
  );
}
