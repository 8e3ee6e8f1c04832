import { useRef } from "react";

/** Ignores calls while one is running: a busy button alone lets a second click through before the next render. */
export function useSingleFlight<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const isUnderWay = useRef(false);

  return (...args: Args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void act(...args).finally(() => {
      isUnderWay.current = false;
    });
  };
}
