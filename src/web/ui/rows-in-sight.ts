import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { useAfterPaint } from "./use-after-paint.ts";

const NONE: never[] = [];

/**
 * Which items a row near the window is drawn with. Those in sight have the list as it is; the others follow when that
 * has been painted: nobody waits for what nobody sees. Of a list that is further away than the window is high, one row
 * stands for it.
 */
export function useItemsOfRow<T>(virtualizer: Virtualizer<Window, Element>, items: readonly T[]) {
  const painted = useAfterPaint<readonly T[]>(items, NONE);
  const { scrollOffset, scrollRect, range, options } = virtualizer;
  const top = scrollOffset ?? 0;
  const height = scrollRect?.height ?? 0;
  const isWithin = (start: number, end: number, margin: number) =>
    end >= top - margin && start <= top + height + margin;
  const listStart = options.scrollMargin;
  const isListNear = isWithin(listStart, listStart + virtualizer.getTotalSize(), height);

  return ({ index, start, end }: VirtualItem): readonly T[] => {
    if (isWithin(start, end, 0)) return items;
    const isSpare = range === null || index < range.startIndex || index > range.endIndex;
    return isSpare && !isListNear ? NONE : painted;
  };
}
