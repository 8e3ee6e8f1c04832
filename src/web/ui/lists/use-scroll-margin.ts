import { type RefObject, useLayoutEffect, useState } from "react";
import { cachedTop, noteTop } from "./list-position-cache.ts";

/** Pixels from the start of what scrolls a list to the list: of the page, or of a box that scrolls by itself. */
export function useScrollMargin(
  list: RefObject<HTMLElement | null>,
  place: string,
  boxOf?: (list: HTMLElement) => HTMLElement | null,
): number {
  const [margin, setMargin] = useState(() => cachedTop(place) ?? 0);
  // What stands above the list may change its height with any render (a filter, an alert, a choice).
  useLayoutEffect(() => {
    if (!list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const box = boxOf?.(list.current);
    const measured = box
      ? Math.round(top - box.getBoundingClientRect().top + box.scrollTop)
      : top + window.scrollY;
    noteTop(place, measured);
    setMargin(measured);
  });
  return margin;
}
