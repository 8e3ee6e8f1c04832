import { type RefObject, useEffect } from "react";

const FEET = "[role=dialog][data-state=open] > [data-sheet-foot]";
/** The gap between a toast and its neighbours, in pixels. */
const GAP = 8;

/**
 * On a phone toasts stand between a sheet's content and its actions. This sets CSS variables with the height of both
 * (see dialog.tsx, toaster.tsx), so that nothing is covered. They are set on the elements that need them: on the root
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

/** Keeps the focused field visible when the sheet's content becomes shorter. */
function keepFieldInSight() {
  const field = document.activeElement;
  if (field?.matches("input, select, textarea")) field.scrollIntoView({ block: "nearest" });
}
