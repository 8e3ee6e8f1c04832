import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { isPast } from "#shared/events/event-days.ts";
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

/** Proposals that were refused, and those to ask about: seen or ending soon. Of events that are still to come. */
export function ProposalRows({ proposals, events, clock }: ProposalRowsProps) {
  const known = byId(events);
  const isOver = isPast(clock);
  const waiting = waitingProposals(proposals, today(clock)).filter(({ eventId }) => {
    const event = known.get(eventId);
    return event && isExpected(event) && !isOver(event);
  });
  const { shown, more } = useFirstFew(waiting, SHOWN);
  return (
    <>
      {shown.map((proposal) => (
        <ProposalRow key={proposal.id} proposal={proposal} clock={clock} />
      ))}
      {more && (
        <div className="px-3 py-1 text-sm sm:px-4">
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
  const isRefused = proposal.state === "recusada";
  const isEnding = !isRefused && days <= ENDS_SOON;
  return (
    <WaitingRow
      tone={isRefused ? "red" : isEnding ? "orange" : "blue"}
      label={isRefused ? "Proposta recusada" : isEnding ? "Proposta termina" : "Proposta vista"}
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
      {[proposalStateText(proposal, clock.now), detailOf(proposal, days)].filter(Boolean).join(" · ")}
    </WaitingRow>
  );
}

function detailOf({ state, refusalReason, validUntil }: Proposal, days: number): string | null {
  if (state === "recusada") return refusalReason && `“${refusalReason}”`;
  return days <= ENDS_SOON ? endText(days) : `válida até ${formatDay(validUntil)}`;
}

function endText(days: number): string {
  if (days === 0) return "termina hoje";
  return days === 1 ? "termina amanhã" : `termina em ${days} dias`;
}
