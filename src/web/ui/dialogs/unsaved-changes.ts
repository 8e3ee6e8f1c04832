let open = 0;
let waiting: (() => void) | undefined;

/** Records unsaved input; returns a function that clears it. */
export function noteUnsaved(): () => void {
  open += 1;
  return () => {
    open -= 1;
    if (open > 0) return;
    const action = waiting;
    waiting = undefined;
    // Not within the rendering that has cleared it.
    if (action) queueMicrotask(action);
  };
}

export const hasUnsaved = () => open > 0;

/** Runs the action now, or once nothing is unsaved; the latest one replaces one that waits. */
export function whenNothingUnsaved(action: () => void): void {
  if (open === 0) action();
  else waiting = action;
}
