import { useRef } from "react";

/** What the layer that opened last has been opened from, until it closes. */
let lastOpener: Element | null = null;

/**
 * Radix gives the focus back only to a trigger of its own. Our dialogs are opened by any button, so they remember
 * what had the focus themselves. Where one takes the place of another (its data have come), nothing has the focus
 * at that moment: then it goes back to where the first was opened from.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);

  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement;
      opener.current = focused === document.body ? lastOpener : focused;
      lastOpener = opener.current;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      lastOpener = null;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
