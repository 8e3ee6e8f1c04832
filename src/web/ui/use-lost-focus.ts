import { useEffect, useRef } from "react";

/** Focuses the content of the topmost open dialog, or else of the page. */
export function focusContent() {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]')].at(-1);
  const content = dialog?.querySelector<HTMLElement>('[tabindex="0"]') ?? dialog;
  (content ?? document.querySelector("main"))?.focus({ preventScroll: true });
}

/** Focuses the content if the focused element has disappeared. */
export function takeLostFocus() {
  if (document.activeElement === document.body) focusContent();
}

/**
 * For a change that removes or moves its own card and with it the focus, which then goes to the content. Call the
 * result once the change is made; the card may disappear shortly before or after.
 */
export function useLostFocus(): () => void {
  const isChanged = useRef(false);

  useEffect(
    () => () => {
      if (isChanged.current) setTimeout(takeLostFocus);
    },
    [],
  );

  return () => {
    isChanged.current = true;
    takeLostFocus();
  };
}
