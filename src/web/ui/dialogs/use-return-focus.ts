import { useRef } from "react";
import { isInList } from "#web/ui/lists/is-in-list.ts";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";

/** The opener of the topmost layer. */
let lastOpener: Element | null = null;

/** The empty state's button disappears with the first record; the page header has the same one. */
function focusHead() {
  if (document.activeElement !== document.body) return;
  const actions = [...document.querySelectorAll<HTMLElement>("main [data-page-action] button")];
  // Without scrolling, since the page may be revealing the saved record.
  actions.at(-1)?.focus({ preventScroll: true });
}

/**
 * Returns the focus to the element that opened a layer; Radix only does that for its own triggers. If one dialog
 * replaces another (its data has loaded) nothing has the focus at that moment, and the opener of the first one is
 * used.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  const isFromList = useRef(false);

  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement;
      opener.current = focused === document.body ? lastOpener : focused;
      lastOpener = opener.current;
      isFromList.current = isInList(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      lastOpener = null;
      if (opener.current instanceof HTMLElement) opener.current.focus();
      setTimeout(isFromList.current ? takeLostFocus : focusHead);
    },
  };
}
