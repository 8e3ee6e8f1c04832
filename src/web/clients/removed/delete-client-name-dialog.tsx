import type { RemovedClient } from "#shared/clients/contract.ts";
import { clientLabels } from "#web/clients/client-form-values.ts";
import { useDeleteClientName } from "#web/clients/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";

/** "O que está cadastrado de Ana é apagado: nome, telefone." */
function goneText(client: RemovedClient): string {
  const known = Object.entries(clientLabels).filter(([field]) => client[field as keyof typeof clientLabels]);
  const words = known.map(([, label]) => (label === label.toUpperCase() ? label : label.toLowerCase()));
  return `O que está cadastrado de ${client.name} é apagado: ${words.join(", ")}.`;
}

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
      description={`${goneText(client)} Nas propostas somem também quem aceitou e de onde; nos pedidos, nome, contato e mensagem. Os nomes dos eventos ficam. Eventos, relatórios e atividade passam a mostrar só "Cliente ID ${client.id}". Não é possível desfazer.`}
      confirmLabel="Excluir definitivamente"
      busyLabel="Excluindo..."
      tone="danger"
      isBusy={isPending}
      onConfirm={remove}
    />
  );
}
