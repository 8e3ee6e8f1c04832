import { scrollToTop } from "#web/browser/window-scroll.ts";

/** Moves the focus to the page's title, so that a screen reader reads on from there. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) {
    heading.tabIndex = -1;
    heading.style.outline = "none";
  }
  heading.focus({ preventScroll: true });
  scrollToTop();
}
