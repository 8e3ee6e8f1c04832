import { useCallback, useRef } from "react";
import { focusHeading } from "#web/ui/focus-heading.ts";
import type { Page } from "./destination.ts";

/** A page may focus a field instead of its title. */
const hasPutFocus = () => document.querySelector("main input:focus") !== null;

/** Announces a new page to screen readers: by document title and focus. */
export function useArrival() {
  const shown = useRef<Page>(undefined);

  return useCallback((page: Page, title: string) => {
    document.title = `${title} · Balcão`;
    // The first page keeps the browser's focus order: nobody has navigated yet.
    if (shown.current && shown.current !== page && !hasPutFocus()) focusHeading();
    shown.current = page;
  }, []);
}
