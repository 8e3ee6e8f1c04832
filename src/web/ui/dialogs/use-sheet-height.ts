import { type RefObject, useEffect } from "react";

const FEET = "[role=dialog][data-state=open] > [data-sheet-foot]";
/** Between a message and what stands above and below it. */
const GAP = 8;

/**
 * On a phone a message stands between what the topmost sheet shows and its actions. This says how high those actions
 * are and how much room the message takes (dialog.tsx, toaster.tsx): the sheet gives it, so that nothing is covered.
 * Each is said where it is needed: on the whole page it would make the browser work out every style of it anew.
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
    // Sheets come and go while a message stays.
    const sheets = new MutationObserver(() => list.offsetHeight > 0 && measure());
    sheets.observe(document.body, { childList: true });
    return () => {
      sizes.disconnect();
      sheets.disconnect();
    };
  }, [messages]);
}

/** What a sheet shows has become shorter: what is being filled in must not be the part that went. */
function keepFieldInSight() {
  const field = document.activeElement;
  if (field?.matches("input, select, textarea")) field.scrollIntoView({ block: "nearest" });
}
