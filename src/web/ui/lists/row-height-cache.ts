import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useState } from "react";

const NONE: VirtualItem[] = [];
const kept = new Map<string, VirtualItem[]>();

/**
 * How tall the rows of this list were when its screen was left last. Whoever comes back to it shall find it as it was,
 * to the pixel: by what rows are estimated at, all that was above would be taller or lower.
 */
export function useCachedRowHeights(label: string) {
  const [place] = useState(() => `${window.location.pathname} ${label}`);
  const [rows] = useState(() => kept.get(place) ?? NONE);
  return { rows, place };
}

/** Keeps them for then. */
export function useCacheRowHeights(place: string, virtualizer: Virtualizer<Window, Element>) {
  const keep = useEffectEvent(() => {
    const rows = virtualizer.takeSnapshot().filter(({ size }) => size > 0);
    if (rows.length > 0) kept.set(place, rows);
  });
  useEffect(() => keep, []);
}
