import { useQuery } from "@tanstack/react-query";
import { whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import { teamLinkMessage } from "#shared/night/team-link/team-link-message.ts";
import { isTeamLinkOver } from "#shared/night/team-link/validity.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { useClock } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { ShareWays } from "#web/ui/share-ways.tsx";
import { teamLinkQuery, useCreateTeamLink } from "./queries.ts";
import { SharedTeamLink } from "./shared-team-link.tsx";

type TeamLinkDialogProps = { event: CateringEvent; open: boolean; onClose: () => void };

/** The link that opens the page of an event's team: made, shared and taken back. */
export function TeamLinkDialog({ event, open, onClose }: TeamLinkDialogProps) {
  const query = useQuery({ ...teamLinkQuery(event.id), enabled: open });
  const create = useCreateTeamLink(event.id);
  const clock = useClock();
  const teamLink = query.data;
  const isShareable = teamLink && !isTeamLinkOver(event, clock);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Link da equipe"
      description={`${event.name} · ${formatWeekdayDateTime(event.date, clock.timeZone)}`}
      footer={
        isShareable ? (
          <ShareWays title="Link da equipe" {...messageOf(event, teamLink, clock.timeZone)} />
        ) : (
          teamLink === null && (
            <Button isBusy={create.isPending} busyLabel="Criando..." onClick={() => create.mutate()}>
              Criar link
            </Button>
          )
        )
      }
    >
      {teamLink === undefined ? (
        <Waiting query={query} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">
            Quem trabalha no evento abre sem senha: local, horários, drinks com receita, o que vai junto e a
            contagem. Não mostra preços nem contatos do cliente.
          </p>
          {teamLink && <SharedTeamLink event={event} teamLink={teamLink} />}
          {create.error && (
            <Alert tone="error">{saidByServer(create.error, "Não foi possível criar o link")}</Alert>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Waiting({ query }: { query: Parameters<typeof failedQueries>[0] }) {
  const failed = failedQueries(query);
  return failed.length > 0 ? (
    <LoadError title="Não foi possível carregar o link" queries={failed} />
  ) : (
    <Spinner label="Carregando link" />
  );
}

function messageOf(event: CateringEvent, { link }: TeamLink, timeZone: TimeZone) {
  const text = teamLinkMessage(event, link, timeZone);
  return { text, whatsapp: whatsappTextLink(null, text) };
}
