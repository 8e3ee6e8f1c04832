import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { useAfterPaint } from "./use-after-paint.ts";

const NONE: never[] = [];

/**
 * Which items a row near the window is drawn with. Those in sight have the list as it is; the others follow when that
 * has been painted: nobody waits for what nobody sees. Of a list that is out of sight altogether one row stands for it.
 */
export function useItemsOfRow<T>(virtualizer: Virtualizer<Window, Element>, items: readonly T[]) {
  const painted = useAfterPaint<readonly T[]>(items, NONE);
  const { scrollOffset, scrollRect, range, options } = virtualizer;
  const top = scrollOffset ?? 0;
  const bottom = top + (scrollRect?.height ?? 0);
  const isSeen = (start: number, end: number) => end >= top && start <= bottom;
  const isListSeen = isSeen(options.scrollMargin, options.scrollMargin + virtualizer.getTotalSize());

  return ({ index, start, end }: VirtualItem): readonly T[] => {
    if (isSeen(start, end)) return items;
    const isSpare = range === null || index < range.startIndex || index > range.endIndex;
    return isSpare && !isListSeen ? NONE : painted;
  };
}
