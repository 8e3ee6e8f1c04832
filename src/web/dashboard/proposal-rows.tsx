import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { isExpected } from "#shared/payments/agreement.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { proposalStateText } from "#shared/proposals/proposal-state-text.ts";
import { daysLeft, ENDS_SOON, waitingProposals } from "#shared/proposals/waiting-proposals.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { linkToEvent } from "#web/address/links.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { WaitingRow } from "./waiting-row.tsx";

const SHOWN = 3;

type ProposalRowsProps = { proposals: readonly Proposal[]; events: readonly CateringEvent[]; clock: Clock };

/** Proposals to ask about: seen without an answer, or ending soon, of events that still take place. */
export function ProposalRows({ proposals, events, clock }: ProposalRowsProps) {
  const known = byId(events);
  const waiting = waitingProposals(proposals, today(clock)).filter(({ eventId }) => {
    const event = known.get(eventId);
    return event && isExpected(event);
  });
  const { shown, more } = useFirstFew(waiting, SHOWN);
  return (
    <>
      {shown.map((proposal) => (
        <ProposalRow key={proposal.id} proposal={proposal} clock={clock} />
      ))}
      {more && (
        <div className="px-4 py-2 text-sm sm:px-5">
          <ShowAllButton isOpen={more.isOpen} onToggle={more.onToggle}>
            e mais {more.rest} propostas
          </ShowAllButton>
        </div>
      )}
    </>
  );
}

function ProposalRow({ proposal, clock }: { proposal: Proposal; clock: Clock }) {
  const { eventId, eventName, validUntil, total } = proposal;
  const days = daysLeft(validUntil, today(clock));
  const isEnding = days <= ENDS_SOON;
  return (
    <WaitingRow
      tone={isEnding ? "orange" : "blue"}
      label={isEnding ? "Proposta termina" : "Proposta vista"}
      action={
        <Link
          href={linkToEvent(eventId)}
          aria-label={`Ver a proposta de ${eventName}`}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          Ver
        </Link>
      }
    >
      <span className="font-semibold text-ink">{eventName}</span> · {formatMoney(Number(total))} ·{" "}
      {proposalStateText(proposal, clock.now)} ·{" "}
      {isEnding ? endText(days) : `válida até ${formatDay(validUntil)}`}
    </WaitingRow>
  );
}

function endText(days: number): string {
  if (days === 0) return "termina hoje";
  return days === 1 ? "termina amanhã" : `termina em ${days} dias`;
}
