import { useEffect, useEffectEvent } from "react";

/** Acts once, so many milliseconds after `isRunning` turned true; never after the screen has gone. */
export function useDelay(milliseconds: number, isRunning: boolean, action: () => void) {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }, [isRunning, milliseconds]);
}
