import { useEffect, useState } from "react";
import { type Party, partyOf, teachingParties } from "#shared/demand/party.ts";
import { type Lessons, learn } from "#shared/demand/suggestion.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { whenIdle } from "#web/browser/when-idle.ts";

type Events = readonly CateringEvent[];

/** So many events are gone through at once: few enough not to delay a touch on a slow phone. */
export const AT_ONCE = 50;

const lessonsOf = memoizeByObject((events: Events): Lessons & { parties: Party[] } => {
  const parties = teachingParties(events);
  return { ...learn(parties), parties };
});

/** Lists that are gone through. */
const ready = new WeakSet<Events>();

/**
 * What a company's events teach of the quantities of the next one; undefined for the moment in which the browser first
 * goes through a long list of them while it is idle.
 */
export function useLessons(events: Events): Lessons | undefined {
  const isShort = events.length <= AT_ONCE;
  const [prepared, setPrepared] = useState<Events>();
  useEffect(() => {
    if (isShort || ready.has(events)) return;
    let done = 0;
    let callOff = () => {};
    const goOn = () => {
      // Each event is remembered for as long as it lives.
      for (const event of events.slice(done, done + AT_ONCE)) partyOf(event);
      done += AT_ONCE;
      if (done < events.length) callOff = whenIdle(goOn);
      else {
        ready.add(events);
        setPrepared(events);
      }
    };
    callOff = whenIdle(goOn);
    return () => callOff();
  }, [events, isShort]);
  if (isShort || ready.has(events)) return lessonsOf(events);
  // What was learned before one of them changed is shown until then.
  return prepared && lessonsOf(prepared);
}
