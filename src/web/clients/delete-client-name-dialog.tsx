import type { RemovedClient } from "#shared/clients/contract.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { useDeleteClientName } from "./queries.ts";

type DeleteClientNameDialogProps = { client: RemovedClient; open: boolean; onClose: () => void };

export function DeleteClientNameDialog({ client, open, onClose }: DeleteClientNameDialogProps) {
  const { mutateAsync, isPending } = useDeleteClientName();
  // A failure shows a toast.
  const remove = useSingleFlight(() => mutateAsync(client.id).then(onClose, onClose));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Excluir definitivamente?"
      description={`O nome de ${client.name} é apagado: eventos, relatórios e atividade passam a mostrar só "Cliente ID ${client.id}". Não é possível desfazer.`}
      confirmLabel="Excluir definitivamente"
      busyLabel="Excluindo..."
      tone="danger"
      isBusy={isPending}
      onConfirm={remove}
    />
  );
}
