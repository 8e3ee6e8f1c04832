import type { Proposal } from "#shared/proposals/contract.ts";
import { differenceText } from "#shared/proposals/difference.ts";
import { useTimeZone } from "#web/session/clock.ts";

/** What a version says otherwise than its event does now; nothing where they agree. */
export function Difference({ proposal }: { proposal: Proposal | undefined }) {
  const timeZone = useTimeZone();
  const text = proposal && differenceText(proposal, timeZone);
  return text && <p className="mt-1 text-sm text-orange-ink">{text}</p>;
}
