import type { PricedEvent } from "#shared/events/contract.ts";
import { disableProblem } from "#shared/events/disable-problem.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useDisableEvent } from "#web/events/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

type DisableEventDialogProps = {
  event: PricedEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: (event: PricedEvent) => void;
};

/** Asks before an event is disabled; while its stock is out, leads to the return instead. */
export function DisableEventDialog({ event, open, onOpenChange, onEdit }: DisableEventDialogProps) {
  const { mutateAsync, isPending } = useDisableEvent();
  const takeLostFocus = useLostFocus();
  const problem = disableProblem(event);

  const disable = () => mutateAsync(event.id).then(takeLostFocus, (error) => isConflict(error) || close());
  const close = () => onOpenChange(false);
  const leadToReturn = () => {
    close();
    // The event opens on the part where its return is recorded.
    onEdit(event);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Desabilitar evento?"
      description={
        problem
          ? `O estoque de ${event.name} ainda está fora. ${problem}.`
          : `${event.name} sai da lista, mas continua no histórico para os relatórios.`
      }
      {...(problem
        ? { confirmLabel: "Registrar retorno", onConfirm: leadToReturn }
        : { confirmLabel: "Desabilitar", tone: "danger", onConfirm: () => void disable() })}
      busyLabel="Desabilitando..."
      isBusy={isPending}
    />
  );
}

/** Somebody else has moved the stock meanwhile: the refetched event gives the reason in the dialog. */
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;
