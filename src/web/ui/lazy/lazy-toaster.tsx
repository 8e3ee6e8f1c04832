import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#web/browser/when-idle.ts";
import { getSnapshot, subscribe } from "#web/ui/feedback/toast.ts";

/** The first page does not wait for the toaster: it is fetched when idle, or with the first notification. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (Toaster) return;
    // The page works without it; the next notification tries again.
    const load = () =>
      void import("#web/ui/feedback/toaster.tsx").then(
        (part) => setToaster(() => part.Toaster),
        () => {},
      );
    const unsubscribe = subscribe(load);
    const cancelIdle = getSnapshot().length > 0 ? load() : whenIdle(load);
    return () => {
      unsubscribe();
      cancelIdle?.();
    };
  }, [Toaster]);

  // An open dialog hides the rest of the page from screen readers, except live regions that exist before.
  return <div aria-live="off">{Toaster && <Toaster />}</div>;
}
