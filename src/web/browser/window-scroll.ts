/** Everything that moves the window's scroll position; dialogs and lists scroll within themselves. */

/** A bar or message that stays over the page while it scrolls has `data-covers="top"` or `"bottom"`. */
const COVERS = "[data-covers]";
/** Pixels between what is scrolled to and what covers the page. */
const GAP = 8;

export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** Remembers the scroll position; the function it returns goes back there. */
export function rememberScroll(): () => void {
  const top = window.scrollY;
  return () => window.scrollTo({ top, behavior: "instant" });
}

/**
 * Scrolls to the top when the router goes to another page, before that page renders: a virtual list would take the
 * position of the page before for its own. On the way back the browser restores the position itself.
 */
export function startPagesAtTheTop(): () => void {
  let path = window.location.pathname;
  const note = () => {
    path = window.location.pathname;
  };
  const go = () => {
    if (window.location.pathname !== path) scrollToTop();
    note();
  };
  // The router dispatches "pushState" before it renders.
  window.addEventListener("pushState", go);
  window.addEventListener("popstate", note);
  return () => {
    window.removeEventListener("pushState", go);
    window.removeEventListener("popstate", note);
  };
}

/** Scrolls as little as needed for nothing to cover the element; of one that is too tall the top is shown. */
export function scrollIntoUncovered(element: Element): void {
  const viewport = uncoveredViewport();
  const { top, bottom } = element.getBoundingClientRect();
  const below = Math.max(bottom + GAP - viewport.bottom, 0);
  const above = Math.min(top - below - GAP - viewport.top, 0);
  if (below + above !== 0) window.scrollBy(0, below + above);
}

/** Scrolls to what is to be dealt with next, with what is before and after it in sight. */
export const scrollToCentre = (element: Element | null): void => element?.scrollIntoView({ block: "center" });

function uncoveredViewport(): { top: number; bottom: number } {
  const viewport = { top: 0, bottom: window.innerHeight };
  for (const cover of document.querySelectorAll<HTMLElement>(COVERS)) {
    const { top, bottom, height } = cover.getBoundingClientRect();
    const isFloating = /fixed|sticky/.test(getComputedStyle(cover).position);
    if (!isFloating || height === 0) continue;
    if (cover.dataset.covers === "top") viewport.top = Math.max(viewport.top, bottom);
    else viewport.bottom = Math.min(viewport.bottom, top);
  }
  return viewport;
}
