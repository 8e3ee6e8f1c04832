/**
 * Where a list will most likely stand, from where it or its placeholder stood before. It can then be drawn at once, and
 * in slices, where otherwise an empty list would be laid out first, and the cards drawn in one go after it. Whoever
 * goes by it measures all the same, and corrects what has changed.
 */
const tops = new Map<string, number>();
/** All grids are as wide as the content of the page. */
let contentWidth = 0;

/** Nothing for one that nobody has seen yet. */
export const cachedTop = (list: string): number | undefined => tops.get(list);

export function noteTop(list: string, top: number): void {
  tops.set(list, top);
}

export const cachedWidth = (): number => contentWidth;

export function noteWidth(width: number): void {
  contentWidth = width;
}

/** How much of it can be seen before it has been measured: nothing of one whose place is not known. */
export const cachedRect = (list: string) =>
  tops.has(list) ? { width: window.innerWidth, height: window.innerHeight } : { width: 0, height: 0 };
