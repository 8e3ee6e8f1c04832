import { useRef } from "react";
import { isInList } from "#web/ui/lists/is-in-list.ts";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";

/** What the layer that opened last has been opened from, until it closes. */
let lastOpener: Element | null = null;

/** What an empty list offered goes with the first one made; the same is then offered at the head of the screen. */
function focusHead() {
  if (document.activeElement !== document.body) return;
  const actions = [...document.querySelectorAll<HTMLElement>("main [data-floating-action] button")];
  // Where the screen reveals what was saved, the focus is not to scroll it away.
  actions.at(-1)?.focus({ preventScroll: true });
}

/**
 * Radix gives the focus back only to a trigger of its own. Our dialogs are opened by any button, so they remember
 * what had the focus themselves. Where one takes the place of another (its data have come), nothing has the focus
 * at that moment: then it goes back to where the first was opened from.
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
