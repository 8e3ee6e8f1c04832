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

/**
 * Virtualizes the rows of a list that scrolls with the window. A list far from the viewport, or not measured yet, has
 * its height but no rows.
 */
export function useWindowRows(rows: WindowRows) {
  const { list, label, items, columns = 1, estimateHeight, gap = 0, overscan, savedId } = rows;
  const [key] = useState(() => `${window.location.pathname} ${label} ${estimateHeight}`);
  const { offset, isNear } = usePlace(list);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(items.length / columns),
    gap,
    overscan,
    estimateSize: () => estimateHeight,
    getItemKey: (row) => items[row * columns]?.id ?? row,
    scrollMargin: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: leftHeights.get(key) ?? [],
  });
  const keepHeights = useEffectEvent(() => leftHeights.set(key, virtualizer.takeSnapshot()));
  useEffect(() => () => void keepHeights(), []);

  const saved = items.findIndex(({ id }) => id === savedId);
  useReveal(virtualizer, list, savedId, Math.floor(saved / columns));
  return { virtualizer, rows: isNear ? virtualizer.getVirtualItems() : [] };
}

/** Measured after each render, since a filter or an alert above the list moves it, and when it comes near by scrolling. */
function usePlace(list: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState(0);
  const [isNear, setIsNear] = useState(false);
  useLayoutEffect(() => {
    if (!list.current) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    setOffset(top + window.scrollY);
    setIsNear(top <= 2 * window.innerHeight && bottom >= -window.innerHeight);
  });
  useEffect(() => {
    if (!list.current) return;
    const note = (entries: IntersectionObserverEntry[]) => setIsNear(entries.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(note, { rootMargin: "100% 0px" });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  /** `offset`: pixels from the top of the page. */
  return { offset, isNear };
}
