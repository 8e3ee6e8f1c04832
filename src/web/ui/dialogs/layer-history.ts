import { flushSync } from "react-dom";

/** Closes the layer, asks first, or lets it stay. */
type Close = () => void;

/** What lies over the screen (a dialog, a question over that), the topmost last. */
const layers: Close[] = [];

/**
 * While any layer is open, one entry of the browser's history stands for all of them, on top of the screen's own and
 * with the same address: that is the one Back leaves. "leaving" and "returning": on our own way from it and to it.
 */
let entry: "none" | "there" | "leaving" | "returning" = "none";
/** The screen's address when the entry was put on it. */
let below = "";
/** The address when the entry was left: what was replaced meanwhile holds for the screen, too. */
let carried = "";

/** A layer has opened; the answer is how to tell that it is gone. */
export function addLayer(close: Close): () => void {
  layers.push(close);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    settleSoon();
  };
}

/** Whether the browser is still on its way from the entry of what has been closed. */
export const isLeavingLayer = (): boolean => entry === "leaving";

/** Whether there was one. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1);
  close?.();
  return close !== undefined;
}

/** Not at once: a layer that gives way to another in the same moment must not move the history. */
const settleSoon = () => queueMicrotask(settle);

function settle() {
  if (entry === "none" && layers.length > 0) putEntry();
  else if (entry === "there" && layers.length === 0) takeEntryBack();
}

function putEntry() {
  below = window.location.href;
  // After a reload the entry may be there still.
  if (!window.history.state?.isLayer) window.history.pushState({ isLayer: true }, "");
  entry = "there";
}

function takeEntryBack() {
  carried = window.location.href;
  // It may have become another screen's.
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
    // Also when Back came again while we were still on our way to the entry.
    flushSync(closeTopLayer);
    entry = layers.length > 0 ? "returning" : "none";
    // Not put anew: browsers pass over entries that a page adds by itself.
    if (layers.length > 0) window.history.forward();
  } else {
    // More than one step: to another screen.
    entry = "none";
    settleSoon();
  }
}

/** The router's own event. Somebody has moved on from the entry: it can no longer be taken back. */
function onForeignPush() {
  if (entry !== "there") return;
  entry = "none";
  settleSoon();
}

// From the start, so before the router: it must never see an address that is replaced in the same moment. (The window
// gives its own events to its listeners in their order, whatever the phase.)
window.addEventListener("popstate", onPopState);
window.addEventListener("pushState", onForeignPush);
