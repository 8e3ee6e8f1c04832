import type { CateringEvent } from "#shared/events/contract.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import { isTeamLinkOver } from "#shared/night/team-link/validity.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { useClock } from "#web/session/clock.ts";
import { PageLink } from "#web/ui/links/page-link.tsx";
import { RevokeLink } from "#web/ui/links/revoke-link.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { useRevokeTeamLink } from "./queries.ts";

type SharedTeamLinkProps = { event: CateringEvent; teamLink: TeamLink };

/** A link that was made: the ways to hand it on, and to take it back. */
export function SharedTeamLink({ event, teamLink: { link, validUntil } }: SharedTeamLinkProps) {
  const isOver = isTeamLinkOver(event, useClock());
  const { mutate: revoke, isPending } = useRevokeTeamLink(event.id);
  return (
    <>
      <p className="font-semibold">
        {isOver ? "Valeu" : "Vale"} até {formatDay(validUntil)}
      </p>
      {!isOver && (
        <>
          <div>
            <PageLink link={link} />
          </div>
          <div className="flex flex-col items-center gap-2">
            <QrCode text={link} label="QR code do link da equipe" />
            <p className="text-sm text-muted">Cada pessoa aponta a câmera do celular.</p>
          </div>
        </>
      )}
      <RevokeLink
        description="Quem tem o link não abre mais a página. Contagens que ainda não foram enviadas por ele se perdem. Um link novo pode ser criado."
        isPending={isPending}
        onRevoke={(done) => revoke(undefined, done)}
      />
    </>
  );
}
