const SIGNS = ["pointerdown", "keydown", "wheel"] as const;

/** Tells of the next thing that somebody does; returns the way to call it off. */
export function onUserInput(tell: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, tell, { capture: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, tell, { capture: true });
  };
}

/** Whether somebody has gone on to something else since; to be asked once. */
export function watchUserInput(): () => boolean {
  let hasMoved = false;
  const stop = onUserInput(() => {
    hasMoved = true;
  });
  return () => {
    stop();
    return hasMoved;
  };
}
