import { Send } from "lucide-react";
import { useState } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { latestProposal, proposalInForce } from "#shared/proposals/of-event.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { ChangedSince } from "./changed-since.tsx";
import { ProposalLine } from "./proposal-line.tsx";
import { useProposals } from "./queries.ts";

const ProposalDialog = lazyDialog("ProposalDialog", () => import("./proposal-dialog.tsx"));

type EventProposalProps = {
  event: PricedEvent;
  /** There is input that a proposal would not have. */
  isChanged: boolean;
  /** An acceptance that was recorded may have confirmed the event. */
  onClosed: () => void;
};

/** The way from a saved price to the client. */
export function EventProposal({ event, isChanged, onClosed }: EventProposalProps) {
  const proposals = useProposals();
  const proposal = latestProposal(proposals, event.id);
  const inForce = proposalInForce(proposals, event.id);
  // Undefined until first opened.
  const [isOpen, setIsOpen] = useState<boolean>();
  const close = () => {
    setIsOpen(false);
    onClosed();
  };
  return (
    <section aria-labelledby="event-proposal">
      <div className="flex items-center justify-between gap-3">
        <h3 id="event-proposal" className="font-semibold">
          Proposta
        </h3>
        <Button variant="secondary" size="sm" disabled={isChanged} onClick={() => setIsOpen(true)}>
          <Send className="size-4" />
          {proposal ? "Ver proposta" : "Enviar proposta"}
        </Button>
      </div>
      <ProposalLine proposal={proposal} />
      {inForce && inForce !== proposal && <ProposalLine proposal={inForce} />}
      {inForce && <ChangedSince proposal={inForce} />}
      {isChanged && <p className="text-sm text-muted">Salve o evento: a proposta mostra o que está salvo.</p>}
      {isOpen !== undefined && <ProposalDialog event={event} open={isOpen} onClose={close} />}
    </section>
  );
}
