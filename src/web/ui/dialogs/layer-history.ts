import { flushSync } from "react-dom";

/** Closes the layer, asks first, or keeps it open. */
type Close = () => void;

/** Open layers (a dialog, a question above it), the topmost last. */
const layers: Close[] = [];

/**
 * While any layer is open, one history entry stands for all of them, above the page's own and with the same address:
 * Back leaves that one. "leaving" and "returning" mean that our own history.back or forward is under way.
 */
let entry: "none" | "there" | "leaving" | "returning" = "none";
/** The page's address when the entry was added. */
let below = "";
/** The address when the entry was left: replacements made meanwhile hold for the page, too. */
let carried = "";

/** Registers an open layer; returns a function that removes it. */
export function addLayer(close: Close): () => void {
  layers.push(close);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    settleSoon();
  };
}

/** True until the last layer has closed and the browser has left its history entry. */
export const isLayerOpen = (): boolean => layers.length > 0 || entry !== "none";

/** Returns false if no layer is open. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1);
  close?.();
  return close !== undefined;
}

/** Deferred: a layer that replaces another must not move the history. */
const settleSoon = () => queueMicrotask(settle);

function settle() {
  if (entry === "none" && layers.length > 0) putEntry();
  else if (entry === "there" && layers.length === 0) takeEntryBack();
}

function putEntry() {
  below = window.location.href;
  // After a reload the entry may still be there.
  if (!window.history.state?.isLayer) window.history.pushState({ isLayer: true }, "");
  entry = "there";
}

function takeEntryBack() {
  carried = window.location.href;
  // The entry may have become another page's.
  const isStillOurs = window.location.pathname === new URL(below).pathname;
  entry = isStillOurs ? "leaving" : "none";
  if (isStillOurs) window.history.back();
}

function onPopState() {
  if (entry === "none") return;
  const isOnScreen = window.location.href === below;
  if (entry === "leaving") {
    entry = "none";
    if (isOnScreen && carried !== below) window.history.replaceState(window.history.state, "", carried);
    settle();
  } else if (window.history.state?.isLayer) {
    entry = "there";
    settle();
  } else if (isOnScreen) {
    // Also if Back is pressed again while we are still returning.
    flushSync(closeTopLayer);
    entry = layers.length > 0 ? "returning" : "none";
    // Not pushed again: browsers skip entries that a page adds without user input.
    if (layers.length > 0) window.history.forward();
  } else {
    // More than one step back: to another page.
    entry = "none";
    settleSoon();
  }
}

/** The router's event: a navigation from the entry, which can no longer be removed. */
function onForeignPush() {
  if (entry !== "there") return;
  entry = "none";
  settleSoon();
}

// Registered at import, before the router, which must never see an address that is replaced at once. (Listeners on
// the window run in registration order, whatever the phase.)
window.addEventListener("popstate", onPopState);
window.addEventListener("pushState", onForeignPush);
