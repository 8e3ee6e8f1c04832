import type { PricedEvent } from "#shared/events/contract.ts";
import { latestProposal, proposalInForce } from "#shared/proposals/of-event.ts";
import { Button } from "#web/ui/button.tsx";
import { ChangedSince } from "./changed-since.tsx";
import { ProposalLine } from "./proposal-line.tsx";
import { useProposals } from "./queries.ts";

type ProposalPartProps = { event: PricedEvent; onPropose: () => void; onCancel: () => void };

/** How the offer of an event stands, and the step that comes next. */
export function ProposalPart({ event, onPropose, onCancel }: ProposalPartProps) {
  const proposals = useProposals();
  const latest = latestProposal(proposals, event.id);
  const inForce = proposalInForce(proposals, event.id);
  const isRefused = latest?.state === "recusada";
  const isCancelled = event.status === "cancelado";
  const hasChanged = !isCancelled && inForce === latest && (inForce?.changedSince.length ?? 0) > 0;
  return (
    <>
      <ProposalLine proposal={latest} />
      {inForce && inForce !== latest && <ProposalLine proposal={inForce} />}
      {latest?.refusalReason && (
        <blockquote className="mt-1 border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line text-muted">
          {latest.refusalReason}
        </blockquote>
      )}
      {inForce && !isCancelled && <ChangedSince proposal={inForce} />}
      {(latest || !isCancelled) && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onPropose}>
            {stepOf({
              isSent: latest !== undefined,
              isRefused: isRefused && !isCancelled,
              isAgreed: inForce !== undefined,
              hasChanged,
            })}
          </Button>
          {isRefused && !inForce && !isCancelled && (
            <Button variant="quiet" size="sm" onClick={onCancel}>
              Cancelar evento
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function stepOf(state: { isSent: boolean; isRefused: boolean; isAgreed: boolean; hasChanged: boolean }) {
  if (!state.isSent) return "Enviar proposta";
  if (state.hasChanged) return "Enviar aditivo";
  if (state.isRefused && !state.isAgreed) return "Nova versão";
  return "Ver proposta";
}
