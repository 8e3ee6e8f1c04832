import { useCallback, useEffect, useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useRawAddress } from "./use-raw-address.ts";

/** Browsers refuse more than a hundred changes of the address in half a minute, and each takes its time. */
const REST_MS = 300;
/** A step is one choice, not a word being typed; it only waits for what it changes on screen. */
const STEP_REST_MS = 50;
const SIGNS_OF_GOING_ON = ["pointerdown", "focusout"] as const;

/** Written in one way only, whoever wrote it. */
const queryOf = (search: string) => new URLSearchParams(search).toString();

type Change = (query: string, options?: { isStep?: boolean }) => void;

/**
 * What stands behind the address's question mark, and a way to change it that shows at once; the address itself
 * follows when nothing has changed for a moment. A change that is a step can be gone back from. A link or the way
 * back changes it from outside.
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
      // Somebody is on the way elsewhere: a screen that is left loses its field, and with it the focus.
      if (window.location.pathname !== path || queryOf(window.location.search) !== seen) return;
      // Ours, and no reason to forget what may have been typed since.
      setState((current) => ({ ...current, seen: query, isStep: false }));
      navigate(query ? `${path}?${query}` : path, { replace: !isStep });
    };
    pending.current = write;
    const timer = setTimeout(write, isStep ? STEP_REST_MS : REST_MS);
    // Whatever is done next finds the address as it shall be: a dialog for instance puts its own mark on it.
    for (const sign of SIGNS_OF_GOING_ON) window.addEventListener(sign, write, { capture: true });
    return () => {
      pending.current = undefined;
      clearTimeout(timer);
      for (const sign of SIGNS_OF_GOING_ON) window.removeEventListener(sign, write, { capture: true });
    };
  }, [query, seen, isStep, path]);

  const change = useCallback<Change>((next, { isStep = false } = {}) => {
    // Two steps, however quick, are two: the one before is written first. What only changes a step belongs to it.
    if (isStep) pending.current?.();
    setState((current) => ({ ...current, query: next, isStep: current.isStep || isStep }));
  }, []);
  return [query, change];
}
