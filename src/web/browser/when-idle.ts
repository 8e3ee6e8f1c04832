/** Acts once the browser has nothing better to do; returns the way to call it off. Safari has no idle callback. */
export function whenIdle(action: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = window.requestIdleCallback(action);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(action, 1000);
  return () => clearTimeout(timer);
}
