import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from "react";
import { UNUSED_MS } from "./unused.ts";

/**
 * A screen that is left may stay in the page, hidden, for whoever comes back to it. Whatever it does of its own accord
 * (to follow the window, to fetch) it asks here first whether it is seen. Not a state: nothing of a screen is drawn
 * again only because it comes or goes.
 */
export class ScreenLife {
  #isShown = true;
  #leftAt = 0;
  #listeners = new Set<() => void>();
  #reasonsToBeginAnew = 0;

  readonly isShown = () => this.#isShown;

  /** Whether it is as a visitor finds it who comes for the first time. */
  readonly isAtRest = () => this.#reasonsToBeginAnew === 0;

  /** What it tells of today and of what comes next was right when it was left. */
  readonly isRecent = () => this.#isShown || Date.now() - this.#leftAt < UNUSED_MS;

  show(isShown: boolean) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    this.#leftAt = Date.now();
    for (const listener of this.#listeners) listener();
  }

  /** Told when it comes and when it goes. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly beginAnew = () => {
    this.#reasonsToBeginAnew++;
    return () => void this.#reasonsToBeginAnew--;
  };
}

/** Elsewhere there is one that is always seen. */
export const ScreenLifeContext = createContext(new ScreenLife());

export const useScreenLife = () => use(ScreenLifeContext);

/** A screen that is left while this holds is a new one when somebody comes back. */
export function useBeginsAnew(holds: boolean) {
  const life = useScreenLife();
  useEffect(() => {
    if (holds) return life.beginAnew();
  }, [life, holds]);
}

/** A state that lasts for one visit to the screen. */
export function useVisitState<T>(): [T | undefined, Dispatch<SetStateAction<T | undefined>>];
export function useVisitState<T>(initial: T): [T, Dispatch<SetStateAction<T>>];
export function useVisitState<T>(initial?: T) {
  const [first] = useState(initial);
  const [value, setValue] = useState(initial);
  useBeginsAnew(value !== first);
  return [value, setValue];
}
