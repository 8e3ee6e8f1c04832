import { useEffect, useState } from "react";
import { type Party, partyOf, teachingParties } from "#shared/demand/party.ts";
import { type Lessons, learn } from "#shared/demand/suggestion.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { inSlices } from "#web/browser/in-slices.ts";

type Events = readonly CateringEvent[];

/** So many events are gone through at once. */
const SHORT = 25;

const lessonsOf = memoizeByObject((events: Events): Lessons & { parties: Party[] } => {
  const parties = teachingParties(events);
  return { ...learn(parties), parties };
});

/** Lists that are gone through. */
const ready = new WeakSet<Events>();

/**
 * What a company's events teach of the quantities of the next one; undefined for the moment in which the page first
 * goes through a long list of them.
 */
export function useLessons(events: Events): Lessons | undefined {
  const isShort = events.length <= SHORT;
  const [prepared, setPrepared] = useState<Events>();
  useEffect(() => {
    if (isShort || ready.has(events)) return;
    const left = events.values();
    return inSlices(() => {
      const { value: event, done } = left.next();
      // Remembered for as long as the event lives.
      if (!done) partyOf(event);
      else {
        ready.add(events);
        setPrepared(events);
      }
      return !done;
    });
  }, [events, isShort]);
  if (isShort || ready.has(events)) return lessonsOf(events);
  // What was learned before one of them changed is shown until then.
  return prepared && lessonsOf(prepared);
}
