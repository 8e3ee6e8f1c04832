import { isLayerOpen } from "#web/ui/dialogs/layer-history.ts";

const INPUTS = ["pointerdown", "keydown", "wheel"] as const;
/** A closed dialog returns the focus first; when its history entry is left, the browser restores its scroll position. */
const DIALOG_MS = 250;

/** Calls back on each user input; returns how to stop. */
function onUserInput(tell: () => void): () => void {
  for (const input of INPUTS) window.addEventListener(input, tell, { capture: true });
  return () => {
    for (const input of INPUTS) window.removeEventListener(input, tell, { capture: true });
  };
}

/**
 * Calls back once a dialog has closed, to scroll; user input since then or during it shows in `isCancelled`. Returns
 * how to call it off.
 */
export function afterDialog(scroll: (isCancelled: () => boolean) => void): () => void {
  let isCancelled = false;
  const stop = onUserInput(() => {
    isCancelled = true;
  });
  const start = () => {
    if (isLayerOpen()) timer = setTimeout(start, DIALOG_MS);
    else scroll(() => isCancelled);
  };
  let timer = setTimeout(start, DIALOG_MS);
  return () => {
    stop();
    clearTimeout(timer);
    isCancelled = true;
  };
}
