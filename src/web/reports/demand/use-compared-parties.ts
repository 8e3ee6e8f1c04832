import { useEffect, useState } from "react";
import { type ComparedParty, comparison } from "#shared/demand/leave-one-out.ts";
import { partyOf, teachingParties } from "#shared/demand/party.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { inSlices } from "#web/browser/in-slices.ts";

type Events = readonly CateringEvent[];

const known = new WeakMap<Events, ComparedParty[]>();

/** The parties of a company beside plans that do not know them, the latest first; undefined while that is worked out. */
export function useComparedParties(events: Events | undefined): ComparedParty[] | undefined {
  const [compared, setCompared] = useState<ComparedParty[]>();
  useEffect(() => {
    if (!events || known.has(events)) return;
    const steps = compareEach(events);
    return inSlices(() => {
      const { value, done } = steps.next();
      if (!done) return true;
      known.set(events, value);
      setCompared(value);
      return false;
    });
  }, [events]);
  return (events && known.get(events)) ?? compared;
}

/** Works them out one at a time. */
function* compareEach(events: Events): Generator<undefined, ComparedParty[]> {
  for (const event of events) {
    partyOf(event);
    yield undefined;
  }
  const parties = teachingParties(events).sort((a, b) => b.event.date.localeCompare(a.event.date));
  const compare = comparison(parties);
  const compared: ComparedParty[] = [];
  for (const index of parties.keys()) {
    compared.push(compare(index));
    yield undefined;
  }
  return compared;
}
