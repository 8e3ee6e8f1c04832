import { useEffect, useEffectEvent } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

/** Keys that would activate something below. */
const ACTING_KEYS = new Set(["Tab", "Enter", " "]);

/**
 * Covers the page while requested code is fetched, and blocks input. The focus stays, so that a following dialog can
 * return it.
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
