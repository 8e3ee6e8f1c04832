import { useRef } from "react";

/**
 * Radix gives the focus back only to a trigger of its own. Our dialogs are opened by any button, so they remember
 * what had the focus themselves.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);

  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
