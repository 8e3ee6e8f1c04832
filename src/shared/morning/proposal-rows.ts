import { relativeDay } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { isPast } from "#shared/events/event-days.ts";
import { byId } from "#shared/group-by.ts";
import { type Day, formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { isExpected } from "#shared/payments/agreed/agreement.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { differenceText } from "#shared/proposals/difference.ts";
import { proposalStateText, stateText } from "#shared/proposals/proposal-state-text.ts";
import { daysLeft, ENDS_SOON, waitingProposals } from "#shared/proposals/waiting-proposals.ts";
import { beginningOf } from "#shared/text/text-length.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { eventPath, type MorningRow } from "./morning-row.ts";

/**
 * Open proposals whose event is another by now, those that were refused, and those to ask about, of events that are
 * still to come.
 */
export function proposalRows(
  proposals: readonly Proposal[],
  events: readonly CateringEvent[],
  clock: Clock,
): MorningRow[] {
  const known = byId(events);
  const isOver = isPast(clock);
  const coming = proposals.filter(({ eventId }) => {
    const event = known.get(eventId);
    return event && isExpected(event) && !isOver(event);
  });
  const outdated = coming.filter(({ state, differs }) => state === "enviada" && differs.length > 0);
  return [
    ...outdated.map((proposal) => outdatedRow(proposal, clock)),
    ...waitingProposals(coming, today(clock))
      .filter((proposal) => !outdated.includes(proposal))
      .map((proposal) => proposalRow(proposal, clock)),
  ];
}

function outdatedRow(proposal: Proposal, clock: Clock): MorningRow {
  const { id, eventId, eventName } = proposal;
  return {
    kind: "outdated-proposal",
    id,
    label: "Proposta mudou",
    subject: eventName,
    facts: [differenceText(proposal, clock.timeZone), stateText(proposal, clock.now)].join(" · "),
    path: `${eventPath(eventId)}?parte=proposta`,
  };
}

function proposalRow(proposal: Proposal, clock: Clock): MorningRow {
  const { id, eventId, eventName, total } = proposal;
  return {
    kind: "proposal",
    id,
    label: proposalLabel(proposal, today(clock)),
    subject: eventName,
    facts: [
      formatMoney(Number(total)),
      proposalStateText(proposal, clock.now),
      proposalDetail(proposal, today(clock)),
    ]
      .filter(Boolean)
      .join(" · "),
    path: eventPath(eventId),
  };
}

const isEnding = ({ validUntil }: Proposal, today: Day) => daysLeft(validUntil, today) <= ENDS_SOON;

function proposalLabel(proposal: Proposal, today: Day): string {
  if (proposal.state === "recusada") return "Proposta recusada";
  return isEnding(proposal, today) ? "Proposta termina" : "Proposta vista";
}

function proposalDetail(proposal: Proposal, today: Day): string | null {
  const { state, refusalReason, validUntil } = proposal;
  if (state === "recusada") return refusalReason && `“${inOneLine(refusalReason)}”`;
  return isEnding(proposal, today)
    ? `termina ${relativeDay(validUntil, today)}`
    : `válida até ${formatDay(validUntil)}`;
}

const LONGEST_REASON_SHOWN = 120;

/** A stranger's lines could pass for lines of the mail; all of it is on the page of the event. */
function inOneLine(reason: string): string {
  const line = reason.replace(/\s+/g, " ");
  const beginning = beginningOf(line, LONGEST_REASON_SHOWN);
  return beginning === line ? line : `${beginning}…`;
}
