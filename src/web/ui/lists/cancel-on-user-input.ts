import { onUserInput } from "./user-input.ts";

/** A dialog that has just closed gives the focus back first, which may scroll too. */
const DELAY_MS = 250;

/**
 * Scrolls to something of its own accord in a moment. Whoever has gone on to something else by then is not to lose it
 * out of sight: then it is called off, also while it is under way. Returns the way to call it off.
 */
export function cancelOnUserInput(scroll: (isOff: () => boolean) => void): () => void {
  let isOff = false;
  const timer = setTimeout(() => scroll(() => isOff), DELAY_MS);
  const callOff = () => {
    isOff = true;
    clearTimeout(timer);
  };
  const stop = onUserInput(callOff);
  return () => {
    callOff();
    stop();
  };
}
