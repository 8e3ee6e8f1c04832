import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { scrollIntoUncovered } from "#web/browser/window-scroll.ts";
import { isInList } from "./is-in-list.ts";
import { afterDialog } from "./user-input.ts";

/** Rows around a distant one are measured after the scroll, which moves it. */
const SETTLE_MS = 150;
const MOST_TRIES = 10;

/** The saved item whose turn is over. Outlives the list, which printing or a search without results unmounts. */
let doneId: number | undefined;

/**
 * Scrolls the row of a saved item into view, once, and moves the focus to the item's edit button. `row` is negative
 * while the filters hide the item.
 */
export function useReveal(
  virtualizer: Virtualizer<Window, HTMLElement>,
  list: RefObject<HTMLElement | null>,
  savedId: number | undefined,
  row: number,
) {
  const findItem = () => list.current?.querySelector<HTMLElement>(`[data-item="${savedId}"]`);
  const scrollToRow = useEffectEvent(() => {
    if (!findItem()) virtualizer.scrollToIndex(row, { align: "center" });
  });
  /** False while the row has not rendered. */
  const finish = useEffectEvent((): boolean => {
    const item = findItem();
    if (!item) return false;
    scrollIntoUncovered(item);
    if (isFocusFree() && !item.contains(document.activeElement))
      item.querySelector<HTMLElement>("[data-edits]")?.focus({ preventScroll: true });
    return true;
  });

  const isListed = row >= 0;
  useEffect(() => {
    if (savedId === undefined) doneId = undefined;
    if (savedId === undefined || savedId === doneId || !isListed) return;
    return afterDialog((isCancelled) => {
      doneId = savedId;
      if (isCancelled()) return;
      scrollToRow();
      let tries = 0;
      const settle = () => {
        if (!isCancelled() && !finish() && ++tries < MOST_TRIES) setTimeout(settle, SETTLE_MS);
      };
      setTimeout(settle, SETTLE_MS);
    });
  }, [savedId, isListed]);
}

/** On an item of a list, or lost together with the element that had it. */
function isFocusFree(): boolean {
  const focused = document.activeElement;
  return focused === null || focused.matches("body, main") || isInList(focused);
}
