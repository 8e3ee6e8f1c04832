import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { useInSlicesAfterPaint } from "./use-after-paint.ts";

const NONE: never[] = [];

/**
 * Which items a row near the window is drawn with. Those below what is in sight follow when that has been painted:
 * nobody waits for what nobody sees. Those above are drawn with it: their heights hold up all that stands below them.
 * Of a list that begins more than a window further down, the first row stands for all.
 */
export function useItemsOfRow<T>(virtualizer: Virtualizer<Window, Element>, items: readonly T[]) {
  const painted = useInSlicesAfterPaint<readonly T[]>(items, NONE);
  const { scrollOffset, scrollRect, options } = virtualizer;
  const { height } = scrollRect ?? options.initialRect;
  const bottom = (scrollOffset ?? window.scrollY) + height;
  const isFarBelow = options.scrollMargin > bottom + height;

  return ({ index, start }: VirtualItem): readonly T[] => {
    if (start <= bottom) return items;
    return isFarBelow && index > 0 ? NONE : painted;
  };
}
