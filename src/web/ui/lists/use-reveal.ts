import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { scrollIntoUncovered } from "#web/browser/window-scroll.ts";
import { isInList } from "./is-in-list.ts";
import { afterDialog } from "./user-input.ts";

/** Rows around a distant one are measured after the scroll, which moves it. */
const SETTLE_MS = 150;

/** The row of the item saved last. */
export type SavedRow = { id: number; row: number };

/** Scrolls the row of a saved item into view, once, and moves the focus to the item's edit button. */
export function useReveal(
  virtualizer: Virtualizer<Window, HTMLElement>,
  list: RefObject<HTMLElement | null>,
  saved: SavedRow | undefined,
) {
  const findItem = () => list.current?.querySelector<HTMLElement>(`[data-item="${saved?.id}"]`);
  const scrollToRow = useEffectEvent(() => {
    if (saved && !findItem()) virtualizer.scrollToIndex(saved.row, { align: "center" });
  });
  const finish = useEffectEvent(() => {
    const item = findItem();
    if (!item) return;
    scrollIntoUncovered(item);
    if (isFocusFree() && !item.contains(document.activeElement))
      item.querySelector<HTMLElement>("[data-edits]")?.focus({ preventScroll: true });
  });

  const id = saved?.id;
  useEffect(() => {
    if (id === undefined) return;
    return afterDialog((isCancelled) => {
      scrollToRow();
      setTimeout(() => isCancelled() || finish(), SETTLE_MS);
    });
  }, [id]);
}

/** On an item of a list, or lost together with the element that had it. */
function isFocusFree(): boolean {
  const focused = document.activeElement;
  return focused === null || focused.matches("body, main") || isInList(focused);
}
