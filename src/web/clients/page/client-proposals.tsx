import { Link } from "wouter";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { stateText } from "#shared/proposals/proposal-state-text.ts";
import { linkToEvent } from "#web/address/links.ts";
import { SectionTitle } from "./section-title.tsx";

const isWaiting = ({ state, revokedAt }: Proposal) => state === "enviada" && !revokedAt;

/** The latest proposal of each event, the newest first, with its state. */
export function ClientProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const newestFirst = proposals.toSorted((a, b) => b.number - a.number || b.version - a.version);
  return (
    <section>
      <SectionTitle count={proposals.length}>Propostas</SectionTitle>
      <ul aria-label="Propostas" className="ruled">
        {newestFirst.map((proposal) => (
          <li
            key={proposal.id}
            className="relative grid min-h-10 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 text-sm hover:bg-hover/50"
          >
            <span className="font-medium tabular-nums">nº {proposal.number}</span>
            <p className="min-w-0 wrap-anywhere">
              <Link href={linkToEvent(proposal.eventId)} className="after:absolute after:inset-0">
                {proposal.eventName}
              </Link>{" "}
              <span className={isWaiting(proposal) ? "text-blue-ink" : "text-muted"}>
                {stateText(proposal, new Date())}
                {isWaiting(proposal) && `, até ${formatDay(proposal.validUntil)}`}
              </span>
            </p>
            <span className="whitespace-nowrap tabular-nums">{formatMoney(Number(proposal.total))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
