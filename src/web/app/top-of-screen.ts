/**
 * A new screen begins at its title. Before it is drawn: a list that begins where the one before it was scrolled to
 * would take that for its own place, and go back there.
 */
export function startScreensAtTheTop(): () => void {
  let path = window.location.pathname;
  const note = () => {
    path = window.location.pathname;
  };
  const go = () => {
    if (window.location.pathname !== path) window.scrollTo(0, 0);
    note();
  };
  // The router's own event, sent before it draws. On the way back the browser finds the place by itself.
  window.addEventListener("pushState", go);
  window.addEventListener("popstate", note);
  return () => {
    window.removeEventListener("pushState", go);
    window.removeEventListener("popstate", note);
  };
}
