import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { statusChangeProblem } from "#shared/events/status-change-problem.ts";
import { useChangeStatus } from "#web/events/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

type CancelEventDialogProps = {
  event: CateringEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: (event: CateringEvent) => void;
};

/** Asks before an event is cancelled, or opened again; while its stock is out, leads to the return instead. */
export function CancelEventDialog({ event, open, onOpenChange, onEdit }: CancelEventDialogProps) {
  // Stays with its question while it fades out, though the event has changed.
  const [isCancelling, setIsCancelling] = useState(event.status !== "cancelado");
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setIsCancelling(event.status !== "cancelado");
  }
  const { mutateAsync: change, isPending } = useChangeStatus(isCancelling ? "cancelado" : "planejamento");
  const takeLostFocus = useLostFocus();
  const close = () => onOpenChange(false);
  const problem = statusChangeProblem({ isStockWithdrawn: event.stockWithdrawn === "true" });
  const confirm = () =>
    change(event).then(
      () => {
        close();
        takeLostFocus();
      },
      () => close(),
    );
  const leadToReturn = () => {
    close();
    onEdit(event);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isCancelling ? "Cancelar evento?" : "Reabrir evento?"}
      description={
        problem
          ? `O estoque de ${event.name} ainda está fora. ${problem}.`
          : isCancelling
            ? `${event.name} continua na lista como Cancelado e não reserva mais estoque. Você pode reabri-lo.`
            : `${event.name} volta para Planejamento e reserva de novo o que planeja.`
      }
      // "Cancelar" would say the same as the question.
      cancelLabel="Voltar"
      {...(problem
        ? { confirmLabel: "Registrar retorno", onConfirm: leadToReturn }
        : isCancelling
          ? { confirmLabel: "Cancelar evento", tone: "danger", onConfirm: () => void confirm() }
          : { confirmLabel: "Reabrir", onConfirm: () => void confirm() })}
      busyLabel={isCancelling ? "Cancelando..." : "Reabrindo..."}
      isBusy={isPending}
    />
  );
}
