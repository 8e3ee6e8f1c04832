import { useCallback, useRef } from "react";
import type { Screen } from "#web/app/address/destination.ts";
import { focusHeading } from "./focus-heading.ts";

/** A screen may know better than its title where to begin. */
const hasPutFocus = () => document.querySelector("main input:focus") !== null;

/** Tells whoever cannot see it that another screen has come: by the page's title and by the focus. */
export function useArrival() {
  const shown = useRef<Screen>(undefined);

  return useCallback((screen: Screen, title: string) => {
    document.title = `${title} · Balcão`;
    // The first screen keeps the browser's own order: nobody has navigated yet.
    if (shown.current && shown.current !== screen && !hasPutFocus()) focusHeading();
    shown.current = screen;
  }, []);
}
