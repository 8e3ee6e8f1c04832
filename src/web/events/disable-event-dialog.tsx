import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { eventsQuery, useDisableEvent } from "./queries.ts";

type DisableEventDialogProps = {
  event: { id: number; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DisableEventDialog({ event, open, onOpenChange }: DisableEventDialogProps) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useDisableEvent();
  const takeLostFocus = useLostFocus();

  const disable = () =>
    mutateAsync(event.id).then(takeLostFocus, () => {
      onOpenChange(false);
      // Somebody else may have disabled it already: then the list is old.
      return queryClient.invalidateQueries(eventsQuery);
    });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Desabilitar evento?"
      description={`${event.name} sai da lista, mas continua no histórico para os relatórios.`}
      confirmLabel="Desabilitar"
      busyLabel="Desabilitando..."
      tone="danger"
      isBusy={isPending}
      onConfirm={() => void disable()}
    />
  );
}
