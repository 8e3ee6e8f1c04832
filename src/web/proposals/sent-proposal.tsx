import { type ReactNode, useState } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { doneAtText } from "#shared/events/times-text.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { sendingText } from "#shared/proposals/of-event.ts";
import { proposalName, proposalStateText } from "#shared/proposals/proposal-state-text.ts";
import { acceptByHandProblem } from "#shared/proposals/state.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ShareWays } from "#web/ui/share-ways.tsx";
import { AcceptByHandDialog } from "./accept-by-hand-dialog.tsx";
import { Difference } from "./difference.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ProposalVersions } from "./proposal-versions.tsx";
import { useRevokeProposal } from "./queries.ts";
import { useProposalMessage } from "./use-proposal-message.ts";

type SentProposalProps = {
  open: boolean;
  onClose: () => void;
  description: ReactNode;
  event: PricedEvent;
  /** The last version that was sent. */
  proposal: Proposal;
  inForce: Proposal | undefined;
  onRenew: () => void;
};

/** A proposal that was made: how it stands, the ways to send it, and what can be done about it. */
export function SentProposal(props: SentProposalProps) {
  const { open, onClose, description, event, proposal, inForce, onRenew } = props;
  const message = useProposalMessage(event, proposal);
  const { state, link, revokedAt, version } = proposal;
  const isOpen = state === "enviada" && !revokedAt;
  const isOutdated = proposal.differs.length > 0;
  const differing = isOutdated ? proposal : inForce;
  const [isAccepting, setIsAccepting] = useState(false);
  const [page, setPage] = useState<string>();
  const isReplaceable = event.active === "true" && event.status !== "cancelado";
  const renewal = { label: sendingText(proposal, inForce), act: onRenew };
  // In the place of this one: a dialog above a dialog has two ways out.
  if (isAccepting)
    return <AcceptByHandDialog proposal={proposal} open={open} onClose={() => setIsAccepting(false)} />;
  if (page !== undefined) return <PreviewDialog html={page} open={open} onClose={() => setPage(undefined)} />;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={proposalName(proposal)}
      description={description}
      footer={
        <>
          {isOpen && (
            <ShareWays title={proposalName(proposal)} {...message} isSecond={isOutdated && isReplaceable} />
          )}
          {isReplaceable && (isOutdated || !isOpen) && (
            <Button variant={isSettled(inForce) ? "secondary" : "primary"} onClick={renewal.act}>
              {renewal.label}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <p className="font-semibold" role="status">
            {proposalStateText(proposal, new Date())}
          </p>
          <p className="text-sm text-muted tabular-nums">
            {formatMoney(Number(proposal.total))} · válida até {formatDay(proposal.validUntil)}
            {version > 1 && ` · versão ${version}`}
          </p>
        </div>
        <AnswerText proposal={proposal} />
        {inForce && inForce !== proposal && (
          <p className="text-sm">
            Vale o que foi aceito: {formatMoney(Number(inForce.total))}, versão {inForce.version}.
          </p>
        )}
        {isReplaceable && <Difference proposal={differing} />}
        {isOpen && (
          <section aria-label="Texto da mensagem">
            <p className="rounded-lg bg-sunken p-3.5 text-sm wrap-anywhere whitespace-pre-line">
              {message.text}
            </p>
            <div className="mt-2 -ml-3 flex flex-wrap">
              <CopyButton variant="ghost" size="sm" label="Copiar texto" text={message.text} />
              <CopyButton variant="ghost" size="sm" label="Copiar link" text={link} />
            </div>
          </section>
        )}
        {!revokedAt && (
          <p className="flex flex-wrap gap-x-5 text-sm">
            <a className={linkClass} href={pathOf(link)} target="_blank" rel="noreferrer">
              Abrir a página
            </a>
            {!isOpen && <CopyButton variant="ghost" size="sm" label="Copiar link" text={link} />}
          </p>
        )}
        <ProposalVersions eventId={event.id} isShown={open} onPage={setPage} />
        <FurtherActions
          event={event}
          proposal={proposal}
          renewal={isOpen && isReplaceable && !isOutdated && renewal}
          onAccept={() => setIsAccepting(true)}
        />
      </div>
    </Dialog>
  );
}

const linkClass = "inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4";

/** Accepted, and the event is still as it was accepted. */
const isSettled = (inForce: Proposal | undefined) => inForce?.changedSince.length === 0;

/** For whatever name and port this browser uses. */
const pathOf = (link: string) => new URL(link).pathname;

/** Who answered, when and why. */
function AnswerText({
  proposal: { state, answeredAt, acceptedName, refusalReason },
}: {
  proposal: Proposal;
}) {
  const timeZone = useTimeZone();
  if (!answeredAt) return null;
  const when = doneAtText(answeredAt, timeZone);
  if (state === "aceita") {
    return (
      <p className="text-sm">
        Aceita por <span className="font-medium wrap-anywhere">{acceptedName ?? WIPED_NAME}</span> em {when}
      </p>
    );
  }
  return (
    <div className="text-sm">
      <p>Recusada em {when}</p>
      {refusalReason && (
        <blockquote className="mt-1 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-muted">
          {refusalReason}
        </blockquote>
      )}
    </div>
  );
}

type FurtherActionsProps = {
  event: PricedEvent;
  proposal: Proposal;
  renewal: false | { label: string; act: () => void };
  onAccept: () => void;
};

function FurtherActions({ event, proposal, renewal, onAccept }: FurtherActionsProps) {
  const { mutate: revoke, isPending } = useRevokeProposal();
  const [isRevoking, setIsRevoking] = useState(false);
  const isRevocable = !proposal.revokedAt;
  const isAcceptable = canAcceptByHand(event, proposal);
  if (!renewal && !isAcceptable && !isRevocable) return null;
  return (
    <div className="-ml-3 flex flex-wrap border-t border-line pt-3">
      {renewal && (
        <Button variant="ghost" size="sm" onClick={renewal.act}>
          {renewal.label}
        </Button>
      )}
      {isAcceptable && (
        <Button variant="ghost" size="sm" onClick={onAccept}>
          Registrar aceite
        </Button>
      )}
      {isRevocable && (
        <Button variant="quiet" size="sm" onClick={() => setIsRevoking(true)}>
          Revogar link
        </Button>
      )}
      <ConfirmDialog
        open={isRevoking}
        onOpenChange={setIsRevoking}
        title="Revogar o link?"
        description={
          proposal.state === "aceita"
            ? "A proposta continua aceita, mas quem abrir o link não a vê mais."
            : "Quem abrir o link não vê mais a proposta. Para oferecer de novo, envie uma nova versão."
        }
        confirmLabel="Revogar link"
        busyLabel="Revogando..."
        tone="danger"
        isBusy={isPending}
        onConfirm={() => revoke(proposal.id, { onSettled: () => setIsRevoking(false) })}
      />
    </div>
  );
}

function canAcceptByHand({ active, status }: PricedEvent, { state, revokedAt, validUntil }: Proposal) {
  const problem = acceptByHandProblem({
    // A passed day is no reason against it.
    state: state === "vencida" ? "enviada" : state,
    validUntil,
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
    event: { isActive: active === "true", status },
  });
  return problem === undefined;
}
