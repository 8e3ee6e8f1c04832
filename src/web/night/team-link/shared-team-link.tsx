import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import { isTeamLinkOver } from "#shared/night/team-link/validity.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { useClock } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { useRevokeTeamLink } from "./queries.ts";

type SharedTeamLinkProps = { event: CateringEvent; teamLink: TeamLink };

/** A link that was made: the ways to hand it on, and to take it back. */
export function SharedTeamLink({ event, teamLink: { link, validUntil } }: SharedTeamLinkProps) {
  const isOver = isTeamLinkOver(event, useClock());
  return (
    <>
      <p className="font-semibold">
        {isOver ? "Valeu" : "Vale"} até {formatDay(validUntil)}
      </p>
      {!isOver && (
        <>
          <div>
            <p className="rounded-lg bg-sunken p-3.5 text-sm break-all">{link}</p>
            <div className="mt-2 -ml-3 flex flex-wrap items-center">
              <CopyButton variant="ghost" size="sm" label="Copiar link" text={link} />
              <a
                className="inline-flex min-h-11 items-center px-3 text-sm text-primary-ink underline underline-offset-4"
                href={new URL(link).pathname}
                target="_blank"
                rel="noreferrer"
              >
                Abrir a página
              </a>
            </div>
          </div>
          <div className="flex flex-col items-center gap-2">
            <QrCode text={link} label="QR code do link da equipe" />
            <p className="text-sm text-muted">Cada pessoa aponta a câmera do celular.</p>
          </div>
        </>
      )}
      <RevokeButton eventId={event.id} />
    </>
  );
}

function RevokeButton({ eventId }: { eventId: number }) {
  const { mutate: revoke, isPending } = useRevokeTeamLink(eventId);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="border-t border-line pt-3">
      <div className="-ml-3">
        <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
          Revogar link
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Revogar o link?"
        description="Quem tem o link não abre mais a página. Contagens que ainda não foram enviadas por ele se perdem. Um link novo pode ser criado."
        confirmLabel="Revogar link"
        busyLabel="Revogando..."
        tone="danger"
        isBusy={isPending}
        isOpenerGone
        onConfirm={() => revoke(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}
