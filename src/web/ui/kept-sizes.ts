import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useState } from "react";

type Kept = { rows: VirtualItem[]; columns: number };

const NONE: Kept = { rows: [], columns: 1 };
const kept = new Map<string, Kept>();

/**
 * How tall the rows of this list were, and in how many columns, when its screen was left last. Whoever comes back to it
 * shall find it as it was, to the pixel: by what rows are estimated at, all that was above would be taller or lower.
 */
export function useKeptSizes(label: string) {
  const [place] = useState(() => `${window.location.pathname} ${label}`);
  const [before] = useState(() => kept.get(place) ?? NONE);
  return { ...before, place };
}

/** Keeps them for then. */
export function useKeepSizes(place: string, virtualizer: Virtualizer<Window, Element>, columns = 1) {
  const keep = useEffectEvent(() => {
    const rows = virtualizer.takeSnapshot().filter(({ size }) => size > 0);
    if (rows.length > 0) kept.set(place, { rows, columns });
  });
  useEffect(() => keep, []);
}
