import type { CateringEvent } from "#shared/events/contract.ts";
import { useDisableEvent } from "#web/events/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

type DisableEventDialogProps = {
  event: Pick<CateringEvent, "id" | "name" | "stockWithdrawn">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DisableEventDialog({ event, open, onOpenChange }: DisableEventDialogProps) {
  const { mutateAsync, isPending } = useDisableEvent();
  const takeLostFocus = useLostFocus();

  const disable = () => mutateAsync(event.id).then(takeLostFocus, () => onOpenChange(false));

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Desabilitar evento?"
      description={
        <>
          {event.name} sai da lista, mas continua no histórico para os relatórios.
          {event.stockWithdrawn === "true" && (
            <span className="mt-3 block rounded-md border border-orange-line bg-orange-soft/60 px-3 py-2 text-ink">
              O estoque deste evento ainda está fora. Registre antes o retorno, na parte Estoque do evento: do
              contrário, o que voltar não entra de novo no estoque.
            </span>
          )}
        </>
      }
      confirmLabel="Desabilitar"
      busyLabel="Desabilitando..."
      tone="danger"
      isBusy={isPending}
      onConfirm={() => void disable()}
    />
  );
}
