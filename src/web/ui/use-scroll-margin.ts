import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels from the start of what scrolls a list to the list: of the page, or of a box that scrolls by itself. */
export function useScrollMargin(
  list: RefObject<HTMLElement | null>,
  boxOf?: (list: HTMLElement) => HTMLElement | null,
): number {
  const [margin, setMargin] = useState(0);
  // What stands above the list may change its height with any render (a filter, an alert, a choice).
  useLayoutEffect(() => {
    if (!list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const box = boxOf?.(list.current);
    setMargin(box ? Math.round(top - box.getBoundingClientRect().top + box.scrollTop) : top + window.scrollY);
  });
  return margin;
}
