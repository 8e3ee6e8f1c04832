import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { rememberScroll } from "#web/browser/window-scroll.ts";

const listeners = new Set<() => void>();
let isPrinting = false;
/** Restores the scroll position after printing: the printed form may be shorter than it. */
let restoreScroll = () => {};

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
  if (forPaper) restoreScroll = rememberScroll();
  flushSync(() => {
    for (const listener of listeners) listener();
  });
  if (!forPaper) restoreScroll();
}
