import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent } from "react";
import { onSignOfAHand } from "./signs-of-a-hand.ts";
import { uncoveredRoom } from "./uncovered-room.ts";

/** The id tells it from the one before; the index is that of its row, or -1 where it is not listed. */
export type Revealed = { id: number; index: number };

/** Where in its list the one is that was saved last. */
export const placeOf = (
  savedId: number | undefined,
  list: readonly { id: number }[],
): Revealed | undefined =>
  savedId === undefined ? undefined : { id: savedId, index: list.findIndex(({ id }) => id === savedId) };

/** A dialog that has just closed gives the focus back first, which may scroll too. */
const DELAY_MS = 250;
/** Between what is revealed and what lies over the page. */
const GAP = 8;
/** The rows around a far one have to be drawn, and measured, before it is known where it stands. */
const MOST_FRAMES = 30;
const STEADY_FRAMES = 3;

/** Brings a row into sight once, wherever in the list it is, to where nothing lies over it. */
export function useReveal(virtualizer: Virtualizer<Window, Element>, revealed: Revealed | undefined) {
  const id = revealed && revealed.index >= 0 ? revealed.id : undefined;
  const aim = useEffectEvent(() => {
    const row = revealed && virtualizer.measurementsCache[revealed.index];
    return row ? offsetOf(row) : window.scrollY;
  });

  useEffect(() => {
    if (id === undefined) return;
    let frame = 0;
    let frames = 0;
    let steady = 0;
    let last = window.scrollY;
    const scroll = () => {
      const offset = aim();
      steady = offset === last ? steady + 1 : 0;
      if (offset !== last) window.scrollTo(0, offset);
      last = offset;
      frames++;
      if (steady < STEADY_FRAMES && frames < MOST_FRAMES) frame = requestAnimationFrame(scroll);
    };
    const timer = setTimeout(scroll, DELAY_MS);
    const cancel = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    // Whoever has gone on to something else by then is not to lose it out of sight.
    const stop = onSignOfAHand(cancel);
    return () => {
      cancel();
      stop();
    };
  }, [id]);
}

/** Where the page has to stand: as it does if all of the row is to be seen, else with the row amid the room. */
function offsetOf({ start, size }: { start: number; size: number }): number {
  const { top, bottom } = uncoveredRoom();
  const above = start - window.scrollY;
  if (above >= top && above + size <= bottom) return window.scrollY;
  // Of one that is too tall the beginning is seen: there is its name.
  const place = Math.max((top + bottom - size) / 2, top + GAP);
  return Math.max(Math.round(start - place), 0);
}
