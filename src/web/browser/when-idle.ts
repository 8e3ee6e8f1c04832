/** Runs the action when the browser is idle; returns a function that cancels it. Safari has no idle callback. */
export function whenIdle(action: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = window.requestIdleCallback(action);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(action, 1000);
  return () => clearTimeout(timer);
}
