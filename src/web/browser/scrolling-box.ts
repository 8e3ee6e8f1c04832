/** Finds the box whose scrolling moves an element; the page, if there is none. */
export function scrollingBox(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return element && document.documentElement;
}
