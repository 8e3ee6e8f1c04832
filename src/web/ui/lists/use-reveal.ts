import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent } from "react";
import { isLeavingLayer } from "#web/ui/dialogs/layer-history.ts";
import { cancelOnUserInput } from "./cancel-on-user-input.ts";
import { isInList } from "./is-in-list.ts";
import { uncoveredViewport } from "./uncovered-viewport.ts";

/** The id tells it from the one before; the index is -1 where it is not listed. */
export type Revealed = { id: number; index: number };

/** Where in its list the one is that was saved last. */
export const placeOf = (
  savedId: number | undefined,
  list: readonly { id: number }[],
): Revealed | undefined =>
  savedId === undefined ? undefined : { id: savedId, index: list.findIndex(({ id }) => id === savedId) };

/** Between what is revealed and what lies over the page. */
const GAP = 8;
/** The rows around a far one have to be drawn, and measured, before it is known where it stands. */
const MOST_FRAMES = 30;
const STEADY_FRAMES = 3;

/**
 * Brings an item into sight once, wherever in its list it is, to where nothing lies over it. The focus goes with it: it
 * has come back to the place where the item was, and there stands another now.
 */
export function useReveal(
  virtualizer: Virtualizer<Window, Element>,
  revealed: Revealed | undefined,
  /** How many stand side by side in a row. */
  columns = 1,
) {
  const id = revealed && revealed.index >= 0 ? revealed.id : undefined;
  const aim = useEffectEvent(() => {
    const row = revealed && virtualizer.measurementsCache[Math.floor(revealed.index / columns)];
    return row ? offsetOf(row) : window.scrollY;
  });
  const takeFocus = useEffectEvent(() => {
    if (!revealed) return;
    const row = virtualizer.elementsCache.get(Math.floor(revealed.index / columns));
    const item = columns === 1 ? row : row?.children[revealed.index % columns];
    if (item && !item.contains(document.activeElement)) focusEdit(item);
  });

  useEffect(() => {
    if (id === undefined) return;
    let frames = 0;
    let steady = 0;
    let last = window.scrollY;
    let left = last;
    let isFree = false;
    return cancelOnUserInput(function scroll(isOff) {
      if (isOff()) return;
      if (frames === 0) isFree = isFocusFree();
      const offset = aim();
      // The browser may have scrolled back meanwhile: it does when the entry of a closed dialog leaves its history.
      const isThere = offset === last && window.scrollY === left;
      steady = isThere && !isLeavingLayer() ? steady + 1 : 0;
      if (!isThere) window.scrollTo(0, offset);
      last = offset;
      // Not always the aim: the page may end before it.
      left = window.scrollY;
      frames++;
      if (steady < STEADY_FRAMES && frames < MOST_FRAMES) requestAnimationFrame(() => scroll(isOff));
      else if (isFree) takeFocus();
    });
  }, [id]);
}

/** On another item, or lost with what had it. */
function isFocusFree(): boolean {
  const focused = document.activeElement;
  return focused === null || focused.matches("body, main") || isInList(focused);
}

const focusEdit = (item: Element) =>
  item.querySelector<HTMLElement>("[data-edits]")?.focus({ preventScroll: true });

/** Where the page has to stand: as it does if all of the row is to be seen, else with the row amid the room. */
function offsetOf({ start, size }: { start: number; size: number }): number {
  const { top, bottom } = uncoveredViewport();
  const above = start - window.scrollY;
  if (above >= top && above + size <= bottom) return window.scrollY;
  // Of one that is too tall the beginning is seen: there is its name.
  const place = Math.max((top + bottom - size) / 2, top + GAP);
  return Math.max(Math.round(start - place), 0);
}
