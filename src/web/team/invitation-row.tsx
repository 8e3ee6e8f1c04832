import { useState } from "react";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import { formatWeekdayDate } from "#shared/numbers/format.ts";
import { hasCopyableLink, type Invitation } from "#shared/team/contract.ts";
import type { Clock } from "#shared/time/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EmailText } from "#web/ui/email-text.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { useCancelInvitation, useInvitationLink, useResendInvitation } from "./queries.ts";

const InvitationLinkDialog = lazyDialog("InvitationLinkDialog", () => import("./invitation-link-dialog.tsx"));

export function InvitationRow({ invitation, clock }: { invitation: Invitation; clock: Clock }) {
  const { id, email, companyRole, invitedBy, expiresAt } = invitation;
  const { mutate: resend, isPending: isResending } = useResendInvitation();
  const { mutate: cancel, isPending: isCancelling } = useCancelInvitation();
  const [isAsking, setIsAsking] = useState(false);
  const link = useInvitationLink();
  const copied = useDialogSubject<Invitation>();
  const isExpired = new Date(expiresAt) <= clock.now;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">
          <EmailText address={email} />
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {companyRoleLabels[companyRole]} · convite de {invitedBy} ·{" "}
          {isExpired ? (
            <span className="font-medium text-orange-ink">
              venceu em {formatWeekdayDate(expiresAt, clock.timeZone)}
            </span>
          ) : (
            `vale até ${formatWeekdayDate(expiresAt, clock.timeZone)}`
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        {hasCopyableLink(invitation) && !isExpired && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Copiar link do convite de ${email}`}
            onClick={() => {
              link.mutate(id);
              copied.open(invitation);
            }}
          >
            Copiar link
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Reenviar o convite de ${email}`}
          isBusy={isResending}
          busyLabel="Reenviando..."
          onClick={() => resend(id)}
        >
          Reenviar
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Cancelar o convite de ${email}`}
          onClick={() => setIsAsking(true)}
        >
          Cancelar
        </Button>
      </div>
      {copied.subject && (
        <InvitationLinkDialog
          key={copied.key}
          invitation={copied.subject}
          made={link}
          open={copied.isOpen}
          onClose={copied.close}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancelar o convite?"
        description={`O link que ${email} recebeu deixa de valer.`}
        confirmLabel="Cancelar convite"
        busyLabel="Cancelando..."
        tone="danger"
        isBusy={isCancelling}
        onConfirm={() => cancel(id, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
