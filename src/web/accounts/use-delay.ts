import { useEffect, useEffectEvent } from "react";

/** Runs the action once, a delay after `isRunning` turned true, unless the page unmounts before. */
export function useDelay(milliseconds: number, isRunning: boolean, action: () => void) {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }, [isRunning, milliseconds]);
}
