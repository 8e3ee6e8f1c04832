import { useEffect, useSyncExternalStore } from "react";
import type { WaitingCount } from "#shared/night/counts/waiting-counts.ts";
import type { CountSender } from "./count-sender.ts";

/** After the last touch, so that those of one item become one entry. */
const AFTER_TOUCH_MS = 1500;
/** A router may be dead without the browser noticing. */
const TRY_AGAIN_MS = 20_000;

/** The counts that wait on this device. */
export const useWaitingCounts = (sender: CountSender): readonly WaitingCount[] =>
  useSyncExternalStore(sender.subscribe, sender.waiting);

/** Sends what waits: at the start, after touches, when the network is back or the page is seen again, and now and then. */
export function useSending(sender: CountSender): void {
  const waiting = useWaitingCounts(sender);
  useEffect(() => {
    const send = () => void sender.send();
    const sendIfSeen = () => document.visibilityState === "visible" && send();
    send();
    const timer = setInterval(() => sender.waiting().length > 0 && sendIfSeen(), TRY_AGAIN_MS);
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", sendIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", sendIfSeen);
    };
  }, [sender]);

  // Each touch begins the time anew.
  useEffect(() => {
    if (waiting.every(({ isSealed, problem }) => isSealed || problem !== undefined)) return;
    const timer = setTimeout(() => void sender.send(), AFTER_TOUCH_MS);
    return () => clearTimeout(timer);
  }, [sender, waiting]);
}
