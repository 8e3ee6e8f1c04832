/** What scrolls an element: a box around it, or the page. */
export function scrollingBox(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return element && document.documentElement;
}
