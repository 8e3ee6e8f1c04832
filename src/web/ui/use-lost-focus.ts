import { useEffect, useRef } from "react";

export const focusContent = () => document.querySelector("main")?.focus({ preventScroll: true });

/** The focus goes to the content where what had it has gone. */
export function takeLostFocus() {
  if (document.activeElement === document.body) focusContent();
}

/**
 * For a change that takes away or moves the card it was made on, and with it the focus: that goes to the content.
 * To be told of the change once it is made; the card may go a moment before that, or after.
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
