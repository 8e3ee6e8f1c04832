import type { Proposal } from "#shared/proposals/contract.ts";
import { changedSinceText } from "#shared/proposals/of-event.ts";

/** What of the event is no longer as its client accepted it; nothing where all of it is. */
export function ChangedSince({ proposal }: { proposal: Proposal }) {
  const text = changedSinceText(proposal);
  return text && <p className="mt-1 text-sm text-orange-ink">{text}</p>;
}
