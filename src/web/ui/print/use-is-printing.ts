import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const listeners = new Set<() => void>();
let isPrinting = false;
/** The scroll position before printing, since the printed list may be shorter. */
let place = 0;

/**
 * True while printing: renders what only print needs, such as all rows of a long table, before the browser prints.
 */
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
  // The developer tools' print preview changes the medium without printing.
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
