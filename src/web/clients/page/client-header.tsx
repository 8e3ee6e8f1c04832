import { CalendarPlus, MessageCircle, Pencil, Trash2 } from "lucide-react";
import { Link, useLocation } from "wouter";
import type { Client, ClientName } from "#shared/clients/contract.ts";
import { comingEvents } from "#shared/events/coming-events.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatWeekdayDate } from "#shared/numbers/format.ts";
import type { ClientMoney } from "#shared/payments/agreed/client-money.ts";
import { linkToNewEvent } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { useRemoveClient } from "#web/clients/use-remove-client.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { useReminderLink } from "./use-reminder-link.ts";

const ClientDialog = lazyDialog("ClientDialog", () => import("#web/clients/client-dialog.tsx"));

type ClientHeaderProps = {
  client: Client | ClientName;
  events: readonly CateringEvent[];
  money: ClientMoney | undefined;
};

export function ClientHeader({ client, events, money }: ClientHeaderProps) {
  const [, goTo] = useLocation();
  const timeZone = useTimeZone();
  const canEdit = useCan("edit-records");
  const seesClients = useCan("see-personal-data");
  const dialog = useDialogSubject<Client>();
  const { remove, removingIds } = useRemoveClient();
  const reminder = useReminderLink(client.id, Number(money?.overdue ?? 0) > 0);
  const [next] = comingEvents(events, client.id, new Date());
  const isWhole = "notes" in client;

  return (
    <header className="mb-5">
      {seesClients ? (
        <BackLink href={paths.clients}>Clientes</BackLink>
      ) : (
        <BackLink href={paths.events}>Eventos</BackLink>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold wrap-anywhere max-sm:text-xl">{client.name}</h1>
          {next && (
            <p className="text-sm text-muted">
              próximo evento{" "}
              <span className="font-medium text-ink">{formatWeekdayDate(next.date, timeZone)}</span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          {canEdit && (
            <Link
              href={linkToNewEvent({ clientId: client.id })}
              className={buttonClass({ variant: reminder ? "secondary" : "primary" })}
            >
              <CalendarPlus className="size-4.5" />
              Novo evento
            </Link>
          )}
          {canEdit && isWhole && (
            <MoreMenu label={`Mais ações: ${client.name}`} isBusy={removingIds.includes(client.id)}>
              <MenuItem icon={<Pencil />} onSelect={() => dialog.open(client)}>
                Editar
              </MenuItem>
              <MenuItem
                icon={<Trash2 />}
                onSelect={() => void remove(client).then((isGone) => isGone && goTo(paths.clients))}
              >
                Remover
              </MenuItem>
            </MoreMenu>
          )}
          {reminder && (
            <a href={reminder} target="_blank" rel="noreferrer" className={buttonClass()}>
              <MessageCircle className="size-4.5" />
              Cobrar no WhatsApp
            </a>
          )}
        </div>
      </div>
      <ClientDialog key={dialog.key} client={dialog.subject} open={dialog.isOpen} onClose={dialog.close} />
    </header>
  );
}
