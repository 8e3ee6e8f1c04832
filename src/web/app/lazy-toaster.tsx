import { lazy, Suspense, useEffect, useState } from "react";
import { getSnapshot, subscribe } from "#web/ui/toast.ts";
import { whenIdle } from "./when-idle.ts";

const Toaster = lazy(async () => ({ default: (await import("#web/ui/toaster.tsx")).Toaster }));

/** The first page is shown without waiting for the notifications: they come when it rests, or when one is raised. */
export function LazyToaster() {
  const [isWanted, setIsWanted] = useState(() => getSnapshot().length > 0);

  useEffect(() => {
    if (isWanted) return;
    const want = () => setIsWanted(true);
    const unsubscribe = subscribe(want);
    const cancelIdle = whenIdle(want);
    return () => {
      unsubscribe();
      cancelIdle();
    };
  }, [isWanted]);

  // A dialog hides the rest of the page from screen readers, but for live regions: one that is there before it opens.
  return (
    <div aria-live="off">
      <Suspense>{isWanted && <Toaster />}</Suspense>
    </div>
  );
}
