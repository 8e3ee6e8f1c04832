import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { eventsQuery } from "#web/events/queries.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ClientList } from "./client-list.tsx";
import { ClientSkeleton } from "./client-skeleton.tsx";
import { ClientsMenu } from "./clients-menu.tsx";
import { clientsQuery } from "./queries.ts";

const ClientDialog = lazyDialog("ClientDialog", () => import("./client-dialog.tsx"));
const ClientImportDialog = lazyDialog(
  "ClientImportDialog",
  () => import("./import/client-import-dialog.tsx"),
);
const RemovedClientsDialog = lazyDialog("RemovedClientsDialog", () => import("./removed-clients-dialog.tsx"));

export function ClientsPage() {
  const query = useQuery(clientsQuery);
  const { data: clients } = query;
  // The cards show their events: without waiting for them they would grow later.
  const { isFetched: areEventsFetched } = useQuery(eventsQuery);
  const dialog = useDialogSubject<Client>();
  const imported = useDialogSubject<never>();
  const [showsRemoved, setShowsRemoved] = useState(false);

  return (
    <>
      <PageHeader
        title="Clientes"
        subtitle="Gerencie sua carteira de clientes"
        aside={
          <>
            {clients && <Badge tone="neutral">{formatCount(clients.length, "cliente", "clientes")}</Badge>}
            <span className="print:hidden">
              <ClientsMenu onImport={() => imported.open()} onShowRemoved={() => setShowsRemoved(true)} />
            </span>
          </>
        }
        action={<AddButton label="Novo cliente" onAdd={() => dialog.open()} />}
      />
      {clients && areEventsFetched ? (
        <ClientList
          clients={clients}
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
