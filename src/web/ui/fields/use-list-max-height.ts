import { type RefObject, useLayoutEffect } from "react";
import { scrollingBox } from "#web/browser/scrolling-box.ts";

/** One option and the beginning of the next: with less nobody would see that there is a list. */
const LEAST_HEIGHT = 64;
/** Between the list and the edge of what it lies in, as combobox-list.tsx keeps it. */
const GAP = 8;

/**
 * A list that opens below its field ends where what it lies in ends, a dialog's footer say: what hangs over could never
 * be dragged into sight. It moves up with its field first, and is cut short by what is then still missing; again when
 * it has more to show, and when the room changes: a phone's keyboard comes after the list.
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
      // Last: where there is no room for both, what is typed comes first.
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
