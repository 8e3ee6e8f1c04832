import { useEffect, useState } from "react";
import { type ComparedParty, comparison } from "#shared/demand/leave-one-out.ts";
import { partyOf, teachingParties } from "#shared/demand/party.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { whenIdle } from "#web/browser/when-idle.ts";

type Events = readonly CateringEvent[];

/** Few enough not to delay a filter that is chosen meanwhile. */
const AT_ONCE = 20;

const known = new WeakMap<Events, ComparedParty[]>();

/** The parties of a company beside plans that do not know them, the latest first; undefined while that is worked out. */
export function useComparedParties(events: Events | undefined): ComparedParty[] | undefined {
  const [compared, setCompared] = useState<ComparedParty[]>();
  useEffect(() => {
    if (!events || known.has(events)) return;
    let callOff = () => {};
    const steps = compareSome(events);
    const goOn = () => {
      const { value, done } = steps.next();
      if (!done) callOff = whenIdle(goOn);
      else {
        known.set(events, value);
        setCompared(value);
      }
    };
    goOn();
    return () => callOff();
  }, [events]);
  return (events && known.get(events)) ?? compared;
}

/** Works some of them out at a time. */
function* compareSome(events: Events): Generator<undefined, ComparedParty[]> {
  for (let done = 0; done < events.length; done += AT_ONCE) {
    for (const event of events.slice(done, done + AT_ONCE)) partyOf(event);
    if (done + AT_ONCE < events.length) yield undefined;
  }
  const parties = teachingParties(events).sort((a, b) => b.event.date.localeCompare(a.event.date));
  const compare = comparison(parties);
  const compared: ComparedParty[] = [];
  for (const index of parties.keys()) {
    if (index > 0 && index % AT_ONCE === 0) yield undefined;
    compared.push(compare(index));
  }
  return compared;
}
