import { useEffect, useEffectEvent } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

/** What would act on something below it. */
const ACTING_KEYS = new Set(["Tab", "Enter", " "]);

/**
 * Over the page while something that was asked for is fetched: says so, and lets nobody ask for something else
 * meanwhile. The focus stays where it was, so that what comes can give it back.
 */
export function WaitingLayer({ onCancel }: { onCancel: () => void }) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    if (!ACTING_KEYS.has(event.key) && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    window.addEventListener("keydown", answer, true);
    return () => window.removeEventListener("keydown", answer, true);
  }, []);

  return (
    <div className="fixed inset-0 z-40 flex items-center justify-center bg-scrim">
      <div className="rounded-lg border border-line bg-surface px-6 py-4">
        <Spinner />
      </div>
    </div>
  );
}
