import { Link } from "wouter";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { differingVersion } from "#shared/proposals/difference.ts";
import { latestProposal, proposalInForce, sendingText } from "#shared/proposals/of-event.ts";
import { backProblem } from "#shared/proposals/state.ts";
import { linkToEventPart } from "#web/address/links.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Difference } from "./difference.tsx";
import { ProposalLine } from "./proposal-line.tsx";
import { useProposals } from "./queries.ts";
import { useBackToAccepted } from "./use-back-to-accepted.ts";
import { useProposalMessage } from "./use-proposal-message.ts";

type ProposalPartProps = { event: PricedEvent; onPropose: () => void; onCancel: () => void };

/** How the offer of an event stands, and the step that comes next. */
export function ProposalPart({ event, onPropose, onCancel }: ProposalPartProps) {
  const proposals = useProposals();
  const latest = latestProposal(proposals, event.id);
  const inForce = proposalInForce(proposals, event.id);
  const isCancelled = event.status === "cancelado";
  const isRefused = latest?.state === "recusada" && !isCancelled;
  const differing = isCancelled ? undefined : differingVersion(proposals, event.id);
  return (
    <>
      <ProposalLine proposal={latest} />
      {inForce && inForce !== latest && <ProposalLine proposal={inForce} />}
      {latest?.refusalReason && (
        <blockquote className="mt-1 border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line text-muted">
          {latest.refusalReason}
        </blockquote>
      )}
      <Difference proposal={differing} />
      {(latest || !isCancelled) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {differing && (
            <Link
              href={linkToEventPart(event.id, "proposta")}
              className={buttonClass({ variant: "primary", size: "sm" })}
            >
              {sendingText(latest, inForce)}
            </Link>
          )}
          {differing && differing.state !== "aceita" && <Reminder event={event} proposal={differing} />}
          <Button variant="secondary" size="sm" onClick={onPropose}>
            {stepOf({ isSent: latest !== undefined, isRefused: isRefused && !inForce && !differing })}
          </Button>
          {inForce && inForce.changedSince.length > 0 && !backProblem(stateOf(event)) && (
            <BackToAccepted event={event} />
          )}
          {isRefused && !inForce && (
            <Button variant="quiet" size="sm" onClick={onCancel}>
              Cancelar evento
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function stepOf({ isSent, isRefused }: { isSent: boolean; isRefused: boolean }) {
  if (!isSent) return "Enviar proposta";
  return isRefused ? "Nova versão" : "Ver proposta";
}

const stateOf = ({ active, status, stockState }: PricedEvent) => ({
  isActive: active === "true",
  status,
  stockState,
});

function BackToAccepted({ event }: { event: PricedEvent }) {
  const { mutate: goBack, isPending } = useBackToAccepted();
  return (
    <Button variant="quiet" size="sm" isBusy={isPending} onClick={() => goBack(event)}>
      Voltar ao que foi aceito
    </Button>
  );
}

/** Writes to the client of an open offer. */
function Reminder({ event, proposal }: { event: PricedEvent; proposal: Proposal }) {
  const { whatsapp } = useProposalMessage(event, proposal);
  return (
    <a
      href={whatsapp}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      WhatsApp
    </a>
  );
}
