import { useEffect, useEffectEvent } from "react";

/** A router may be dead without the browser noticing. */
const RETRY_MS = 20_000;

/**
 * Tries something that needs the network: at the start, when the network is back, when the page is seen again, and now
 * and then while it is seen. Another subject starts anew; without one nothing is tried.
 */
export function useRetryLoop(subject: unknown, attempt: () => unknown): void {
  const onAttempt = useEffectEvent(attempt);
  useEffect(() => {
    if (subject === undefined) return;
    const tryNow = () => void onAttempt();
    const tryIfSeen = () => document.visibilityState === "visible" && tryNow();
    tryNow();
    const timer = setInterval(tryIfSeen, RETRY_MS);
    window.addEventListener("online", tryNow);
    document.addEventListener("visibilitychange", tryIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", tryNow);
      document.removeEventListener("visibilitychange", tryIfSeen);
    };
  }, [subject]);
}
