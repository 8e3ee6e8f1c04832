import { teachingParties } from "#shared/demand/party.ts";
import { learn } from "#shared/demand/suggestion.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";

/** What a company's events teach of the quantities of the next one; kept for as long as the list of events is. */
export const lessonsOf = memoizeByObject((events: readonly CateringEvent[]) => {
  const parties = teachingParties(events);
  return { ...learn(parties), parties };
});
