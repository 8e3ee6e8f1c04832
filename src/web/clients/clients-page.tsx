import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { eventsQuery } from "#web/events/queries.ts";
import { useToday } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { clientSums } from "./client-sums.ts";
import { ClientList } from "./list/client-list.tsx";
import { ClientSkeleton } from "./list/client-skeleton.tsx";
import { ClientsMenu } from "./list/clients-menu.tsx";
import { clientsQuery } from "./queries.ts";

const ClientDialog = lazyDialog("ClientDialog", () => import("./client-dialog.tsx"));
const ClientImportDialog = lazyDialog(
  "ClientImportDialog",
  () => import("./import/client-import-dialog.tsx"),
);
const RemovedClientsDialog = lazyDialog(
  "RemovedClientsDialog",
  () => import("./removed/removed-clients-dialog.tsx"),
);

const NONE: never[] = [];

export function ClientsPage() {
  const query = useQuery(clientsQuery);
  const { data: clients } = query;
  // The rows show their events and amounts: without waiting for them they would change later.
  const { data: events = NONE, isFetched: areEventsFetched } = useQuery(eventsQuery);
  const today = useToday();
  const seesMoney = useCan("see-money");
  const canEdit = useCan("edit-records");
  const sums = useMemo(() => clientSums(events, new Date(), today, seesMoney), [events, today, seesMoney]);
  const open = Number(sums.total?.open ?? 0);
  // The first render is a later, interruptible one. The header waits for it with its number and sum, which would push
  // the placeholders down.
  const isDrawn = useDeferredValue(Boolean(clients && areEventsFetched));
  const dialog = useDialogSubject<Client>();
  const imported = useDialogSubject<never>();
  const [showsRemoved, setShowsRemoved] = useState(false);

  return (
    <>
      <PageHeader
        title="Clientes"
        subtitle="Gerencie sua carteira de clientes"
        now={isDrawn && open > 0 ? `${formatMoney(open)} em aberto` : undefined}
        aside={
          <>
            {isDrawn && clients && (
              <Badge tone="neutral">{formatCount(clients.length, "cliente", "clientes")}</Badge>
            )}
            <span className="print:hidden">
              <ClientsMenu
                edits={
                  canEdit
                    ? { onImport: () => imported.open(), onShowRemoved: () => setShowsRemoved(true) }
                    : undefined
                }
              />
            </span>
          </>
        }
        action={
          canEdit && (
            <AddButton label="Novo cliente" isSecond={clients?.length === 0} onAdd={() => dialog.open()} />
          )
        }
      />
      {isDrawn && clients && areEventsFetched ? (
        <ClientList
          clients={clients}
          sums={sums}
          onAdd={() => dialog.open()}
          onImport={() => imported.open()}
          onEdit={dialog.open}
          savedId={dialog.savedId}
        />
      ) : query.error ? (
        <LoadError title="Não foi possível carregar os clientes" queries={[query]} />
      ) : (
        <ClientSkeleton />
      )}
      <ClientDialog
        key={dialog.key}
        client={dialog.subject}
        open={dialog.isOpen}
        onClose={dialog.close}
        onSaved={dialog.showSaved}
      />
      <ClientImportDialog key={`import-${imported.key}`} open={imported.isOpen} onClose={imported.close} />
      <RemovedClientsDialog open={showsRemoved} onClose={() => setShowsRemoved(false)} />
    </>
  );
}
