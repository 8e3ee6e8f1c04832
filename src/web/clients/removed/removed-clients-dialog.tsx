import { useQuery } from "@tanstack/react-query";
import { UserX } from "lucide-react";
import type { RemovedClient } from "#shared/clients/contract.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { removedClientsQuery } from "#web/clients/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { DeleteClientNameDialog } from "./delete-client-name-dialog.tsx";
import { RemovedClientRow } from "./removed-client-row.tsx";

/** Removed clients, to be restored or deleted for good. */
export function RemovedClientsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Somebody else may have removed a client since.
  const query = useQuery({ ...removedClientsQuery, enabled: open, refetchOnMount: "always" });
  const { data: events } = useQuery({ ...eventsQuery, enabled: open });
  const asked = useDialogSubject<RemovedClient>();

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Clientes removidos"
      description="Fora da lista, com tudo o que foi cadastrado. Os eventos continuam com o nome."
    >
      {query.data?.length === 0 ? (
        <EmptyState icon={<UserX />} title="Nenhum cliente removido" />
      ) : query.data ? (
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
          role="list"
          aria-label="Clientes removidos"
          className="ruled"
        >
          {query.data.map((client) => (
            <RemovedClientRow
              key={client.id}
              client={client}
              events={events?.filter(({ clients }) => clients.includes(client.id)).length ?? 0}
              onDelete={asked.open}
            />
          ))}
        </ul>
      ) : query.error ? (
        <LoadError title="Não foi possível carregar os clientes removidos" queries={[query]} />
      ) : (
        <Spinner label="Carregando clientes removidos" />
      )}
      {asked.subject && (
        <DeleteClientNameDialog
          key={asked.key}
          client={asked.subject}
          open={asked.isOpen}
          onClose={asked.close}
        />
      )}
    </Dialog>
  );
}
