import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#web/browser/when-idle.ts";
import { getSnapshot, subscribe } from "#web/ui/feedback/toast.ts";

/** The first page is shown without waiting for the notifications: they come when it rests, or when one is raised. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (Toaster) return;
    // Where it cannot be fetched the page goes on without it; the next notification tries again.
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

  // A dialog hides the rest of the page from screen readers, but for live regions: one that is there before it opens.
  return <div aria-live="off">{Toaster && <Toaster />}</div>;
}
