import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const listeners = new Set<() => void>();
let isPrinting = false;
/** Where the window stands while it is being printed: on paper a list may be shorter than there. */
let place = 0;

/** For what paper needs and a screen does not: all rows of a long table, say. It is drawn before the browser prints. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

let stopWatching = () => {};

function watch() {
  const media = window.matchMedia("print");
  const start = () => draw(true);
  const end = () => draw(false);
  // The preview of the developer tools changes the medium without printing anything.
  const follow = () => draw(media.matches);
  isPrinting = media.matches;
  window.addEventListener("beforeprint", start);
  window.addEventListener("afterprint", end);
  media.addEventListener("change", follow);
  stopWatching = () => {
    window.removeEventListener("beforeprint", start);
    window.removeEventListener("afterprint", end);
    media.removeEventListener("change", follow);
  };
}

function draw(forPaper: boolean) {
  if (forPaper === isPrinting) return;
  isPrinting = forPaper;
  if (forPaper) place = window.scrollY;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
  if (!forPaper) window.scrollTo({ top: place, behavior: "instant" });
}
