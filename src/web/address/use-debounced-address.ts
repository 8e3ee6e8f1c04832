import { useCallback, useEffect, useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useRawAddress } from "./use-raw-address.ts";

/** Browsers refuse more than a hundred address changes in half a minute, and each one is slow. */
const REST_MS = 300;
/** A step is one choice, not typing; it only waits for its own rendering. */
const STEP_REST_MS = 50;
const SIGNS_OF_GOING_ON = ["pointerdown", "focusout"] as const;

/** Normalizes the encoding. */
const queryOf = (search: string) => new URLSearchParams(search).toString();

type Change = (query: string, options?: { isStep?: boolean }) => void;

/**
 * The query of the address, with a setter that takes effect at once while the address follows after a pause. A change
 * marked as a step gets a history entry of its own. Links and Back change the query from outside.
 */
export function useDebouncedAddress(): [query: string, change: Change] {
  const { path, search } = useRawAddress();
  const address = queryOf(search);
  const [{ query, seen, isStep }, setState] = useState({ query: address, seen: address, isStep: false });
  if (address !== seen) setState({ query: address, seen: address, isStep: false });

  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    if (query === seen) return;
    const write = () => {
      // A navigation is under way: leaving a page blurs its field.
      if (window.location.pathname !== path || queryOf(window.location.search) !== seen) return;
      // Our own change: text typed since then is kept.
      setState((current) => ({ ...current, seen: query, isStep: false }));
      navigate(query ? `${path}?${query}` : path, { replace: !isStep });
    };
    pending.current = write;
    const timer = setTimeout(write, isStep ? STEP_REST_MS : REST_MS);
    // Later actions find the final address: a dialog, for example, adds its own history entry.
    for (const sign of SIGNS_OF_GOING_ON) window.addEventListener(sign, write, { capture: true });
    return () => {
      pending.current = undefined;
      clearTimeout(timer);
      for (const sign of SIGNS_OF_GOING_ON) window.removeEventListener(sign, write, { capture: true });
    };
  }, [query, seen, isStep, path]);

  const change = useCallback<Change>((next, { isStep = false } = {}) => {
    // Two quick steps stay two entries: the previous one is written first. A change that refines a step belongs to
    // it.
    if (isStep) pending.current?.();
    setState((current) => ({ ...current, query: next, isStep: current.isStep || isStep }));
  }, []);
  return [query, change];
}
