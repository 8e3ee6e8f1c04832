import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useReveal } from "./use-reveal.ts";

type WindowRows = {
  /** Contains the rows. */
  list: RefObject<HTMLElement | null>;
  /** Identifies the list on its page. */
  label: string;
  items: readonly { id: number }[];
  /** Items beside each other in a row. */
  columns?: number;
  /** Pixels of a row that has not been measured. */
  estimateHeight: number;
  gap?: number;
  overscan: number;
  /** The item saved last is scrolled into view once. */
  savedId: number | undefined;
};

/** Row heights of lists on pages that were left, so that the way back leads to the same scroll position. */
const leftHeights = new Map<string, VirtualItem[]>();

/** Virtualizes the rows of a list that scrolls with the window. */
export function useWindowRows(rows: WindowRows) {
  const { list, label, items, columns = 1, estimateHeight, gap = 0, overscan, savedId } = rows;
  const [key] = useState(() => `${window.location.pathname} ${label}`);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(items.length / columns),
    gap,
    overscan,
    estimateSize: () => estimateHeight,
    getItemKey: (row) => items[row * columns]?.id ?? row,
    scrollMargin: usePageOffset(list),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: leftHeights.get(key) ?? [],
  });
  const keepHeights = useEffectEvent(() => leftHeights.set(key, virtualizer.takeSnapshot()));
  useEffect(() => () => void keepHeights(), []);

  const saved = items.findIndex(({ id }) => id === savedId);
  useReveal(
    virtualizer,
    list,
    savedId !== undefined && saved >= 0 ? { id: savedId, row: Math.floor(saved / columns) } : undefined,
  );
  return virtualizer;
}

/** Pixels from the top of the page to the list, measured after each render: a filter or an alert above it moves it. */
function usePageOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  });
  return offset;
}
