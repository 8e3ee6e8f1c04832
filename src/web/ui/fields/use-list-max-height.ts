import { type RefObject, useLayoutEffect } from "react";
import { scrollingBox } from "#web/browser/scrolling-box.ts";

/** One option and part of the next, so that it is recognizable as a list. */
const LEAST_HEIGHT = 64;
/** The gap to the edge of the scrolling box, as in combobox-list.tsx. */
const GAP = 8;

/**
 * Limits a field's dropdown to the scrolling box around it, such as a dialog's body: an overflow could not be
 * scrolled into view. It first scrolls with its field, then shrinks; again when the options or the room change, as
 * when a phone's keyboard opens.
 */
export function useListMaxHeight(
  list: RefObject<HTMLElement | null>,
  fieldId: string,
  optionCount: number,
  isOpen: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more options want more room.
  useLayoutEffect(() => {
    const panel = isOpen ? list.current : null;
    const box = scrollingBox(panel);
    if (!panel || !box) return;
    const fitIn = () => {
      panel.style.maxHeight = "";
      panel.scrollIntoView({ block: "nearest" });
      // Last: if there is not enough room for both, the field comes first.
      document.getElementById(fieldId)?.scrollIntoView({ block: "nearest" });
      const { top, bottom } = panel.getBoundingClientRect();
      const end = Math.min(box.getBoundingClientRect().bottom, window.innerHeight) - GAP;
      if (bottom > end) panel.style.maxHeight = `${Math.max(end - top, LEAST_HEIGHT)}px`;
    };
    fitIn();
    const sizes = new ResizeObserver(fitIn);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [list, fieldId, optionCount, isOpen]);
}
