import { type RefObject, useEffect } from "react";

const FEET = "[role=dialog][data-state=open] > [data-sheet-foot]";
/** The gap between a toast and its neighbours, in pixels. */
const GAP = 8;

/**
 * On a phone toasts stand between a sheet's content and its actions. This sets CSS variables with the height of both
 * (see dialog.tsx, toaster.tsx), and with that of a page's own bars, so that nothing is covered. They are set on the elements that need them: on the root
 * they would restyle the whole page.
 */
export function useSheetHeight(messages: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = messages.current;
    if (!list) return;
    let foot: HTMLElement | undefined;
    const measure = () => {
      const height = list.offsetHeight;
      const topmost = height > 0 ? [...document.querySelectorAll<HTMLElement>(FEET)].at(-1) : undefined;
      if (topmost !== foot) {
        if (foot) sizes.unobserve(foot);
        if (topmost) sizes.observe(topmost);
        foot?.parentElement?.style.removeProperty("--toast-room");
        foot = topmost;
      }
      list.style.setProperty("--sheet-foot", `${foot?.offsetHeight ?? 0}px`);
      foot?.parentElement?.style.setProperty("--toast-room", `${height + 2 * GAP}px`);
      list.style.setProperty("--page-bars", `${barsHeight(list)}px`);
      if (foot) keepFieldInSight();
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    // Sheets open and close while a toast is shown.
    const sheets = new MutationObserver(() => list.offsetHeight > 0 && measure());
    sheets.observe(document.body, { childList: true });
    return () => {
      sizes.disconnect();
      sheets.disconnect();
    };
  }, [messages]);
}

/** The height of what stays at the bottom of a page: the tabs of a phone, and a bar of the page's own above them. */
function barsHeight(messages: HTMLElement): number {
  const tops = [...document.querySelectorAll<HTMLElement>("[data-covers=bottom]")]
    .filter((bar) => bar !== messages && bar.offsetHeight > 0 && getComputedStyle(bar).position === "fixed")
    .map((bar) => bar.getBoundingClientRect().top);
  return Math.max(window.innerHeight - Math.min(...tops, window.innerHeight), 0);
}

/** Keeps the focused field visible when the sheet's content becomes shorter. */
function keepFieldInSight() {
  const field = document.activeElement;
  if (field?.matches("input, select, textarea")) field.scrollIntoView({ block: "nearest" });
}
