import { useEffect, useState } from "react";
import { useLocation } from "wouter";
// The one of "wouter" itself decodes once more: a per cent sign that was typed would not survive it.
import { useSearch } from "wouter/use-browser-location";

/** Browsers refuse more than a hundred changes of the address in half a minute, and each takes its time. */
const REST_MS = 300;
const SIGNS_OF_GOING_ON = ["pointerdown", "focusout"] as const;

/**
 * What stands behind the address's question mark, and a way to change it that shows at once; the address itself
 * follows when nobody has typed for a moment. A link or the way back changes it from outside.
 */
export function useLateAddress(): [query: string, setQuery: (query: string) => void] {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch()).toString();
  const [{ query, seen }, setState] = useState({ query: address, seen: address });
  if (address !== seen) setState({ query: address, seen: address });

  useEffect(() => {
    if (query === seen) return;
    const write = () => {
      // Ours, and no reason to forget what may have been typed since.
      setState((current) => ({ ...current, seen: query }));
      navigate(query ? `${path}?${query}` : path, { replace: true });
    };
    const timer = setTimeout(write, REST_MS);
    // Whatever is done next finds the address as it shall be: a dialog for instance puts its own mark on it.
    for (const sign of SIGNS_OF_GOING_ON) window.addEventListener(sign, write, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_GOING_ON) window.removeEventListener(sign, write, { capture: true });
    };
  }, [query, seen, path, navigate]);

  return [query, (next) => setState((current) => ({ ...current, query: next }))];
}
