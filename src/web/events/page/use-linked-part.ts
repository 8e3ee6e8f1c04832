import { useCallback, useEffect, useEffectEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { eventParts, PART_PARAMETER } from "#web/address/links.ts";
import { useRawAddress } from "#web/address/use-raw-address.ts";

export type LinkedPart = (typeof eventParts)[keyof typeof eventParts];

/**
 * Opens the dialog at the part that the address names ("?parte=estoque"), once, however often the event is refetched.
 * Returns a function that removes it from the address when the dialog is closed.
 */
export function useLinkedPart(open: (part: LinkedPart) => void): () => void {
  const { path, search } = useRawAddress();
  const named = new URLSearchParams(search).get(PART_PARAMETER) ?? "";
  const part = Object.hasOwn(eventParts, named) ? eventParts[named as keyof typeof eventParts] : undefined;
  const openLinked = useEffectEvent(open);
  useEffect(() => {
    if (part) openLinked(part);
  }, [part]);
  return useCallback(() => {
    if (new URLSearchParams(window.location.search).has(PART_PARAMETER)) navigate(path, { replace: true });
  }, [path]);
}
