import { useEffect, useSyncExternalStore } from "react";
import type { WaitingCount } from "#shared/night/counts/waiting-counts.ts";
import { useRetryLoop } from "#web/device/use-retry-loop.ts";
import type { CountSender } from "./count-sender.ts";

/** After the last touch, so that those of one item become one entry. */
const AFTER_TOUCH_MS = 1500;

/** The counts that wait on this device. */
export const useWaitingCounts = (sender: CountSender): readonly WaitingCount[] =>
  useSyncExternalStore(sender.subscribe, sender.waiting);

/** Sends what waits, also what another page has left, and after touches. */
export function useSending(sender: CountSender): void {
  const waiting = useWaitingCounts(sender);
  useRetryLoop(sender, () => sender.send());

  // Each touch begins the time anew.
  useEffect(() => {
    if (waiting.every(({ isSealed, problem }) => isSealed || problem !== undefined)) return;
    const timer = setTimeout(() => void sender.send(), AFTER_TOUCH_MS);
    return () => clearTimeout(timer);
  }, [sender, waiting]);
}
