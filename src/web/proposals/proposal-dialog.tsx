import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type { PricedEvent } from "#shared/events/contract.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { eventTotal } from "#shared/payments/event-price.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { latestProposal, proposalInForce } from "#shared/proposals/of-event.ts";
import { linkToEventPart } from "#web/address/links.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import { proposalSettingsQuery, proposalsQuery } from "./queries.ts";
import { SentProposal } from "./sent-proposal.tsx";

type ProposalDialogProps = {
  event: PricedEvent;
  open: boolean;
  onClose: () => void;
  /** Begins with a new version, also where one was sent. */
  isNewVersion?: boolean;
};

/** The proposal of an event: written and sent, then shared and followed. */
export function ProposalDialog({ event, open, onClose, isNewVersion = false }: ProposalDialogProps) {
  const proposals = useQuery({ ...proposalsQuery, enabled: open });
  const settings = useQuery({ ...proposalSettingsQuery, enabled: open });
  const payment = useQuery({ ...paymentSettingsQuery, enabled: open });
  const [sent, setSent] = useState<Proposal>();
  const [isRenewing, setIsRenewing] = useState(isNewVersion);
  const when = formatWeekdayDateTime(event.date, useTimeZone());
  const frame = { open, onClose, description: `${event.name} · ${when}` };
  const [values] = settings.data ?? [];
  const [terms] = payment.data ?? [];
  if (!proposals.data || !values || !terms) {
    const failed = failedQueries(proposals, settings, payment);
    return (
      <Dialog {...frame} onOpenChange={(next) => next || onClose()} title="Proposta">
        {failed.length > 0 ? (
          <LoadError title="Não foi possível carregar a proposta" queries={failed} />
        ) : (
          <Spinner label="Carregando proposta" />
        )}
      </Dialog>
    );
  }
  // Should the list not have come again, what was sent is still known.
  const proposal = latestProposal(proposals.data, event.id) ?? sent;
  const inForce = proposalInForce(proposals.data, event.id);
  if (proposal && !isRenewing) {
    return (
      <SentProposal
        {...frame}
        event={event}
        proposal={proposal}
        inForce={inForce}
        onRenew={() => setIsRenewing(true)}
      />
    );
  }
  if (event.total === null) {
    return (
      <Dialog {...frame} onOpenChange={(next) => next || onClose()} title="Enviar proposta">
        <EmptyState
          title="Este evento ainda não tem preço"
          action={
            <Link href={linkToEventPart(event.id, "preco")} onClick={onClose} className={buttonClass()}>
              Definir preço
            </Link>
          }
        >
          A proposta mostra ao cliente o preço e as cobranças do evento.
        </EmptyState>
      </Dialog>
    );
  }
  return (
    <ProposalForm
      {...frame}
      event={event}
      total={eventTotal(event.price, event.charges) ?? event.total}
      terms={terms}
      before={proposal}
      inForce={inForce}
      validityDays={values.validityDays}
      onSent={(made) => {
        setSent(made);
        setIsRenewing(false);
      }}
    />
  );
}
