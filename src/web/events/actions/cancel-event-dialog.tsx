import { useState } from "react";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { statusChangeProblem } from "#shared/events/status-change-problem.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { useChangeStatus } from "#web/events/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { CancelWithStockOut } from "./cancel-with-stock-out.tsx";

type CancelEventDialogProps = {
  event: PricedEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: (event: PricedEvent) => void;
};

/** Asks before an event is cancelled, or opened again; while its stock is out, where that is. */
export function CancelEventDialog({ event, open, onOpenChange, onEdit }: CancelEventDialogProps) {
  // Stays with its question while it fades out, though the event has changed.
  const [isCancelling, setIsCancelling] = useState(event.status !== "cancelado");
  const [isStockOut, setIsStockOut] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setIsCancelling(event.status !== "cancelado");
      setIsStockOut(statusChangeProblem(event) !== undefined);
    }
  }
  const { mutateAsync: change, isPending } = useChangeStatus(isCancelling ? "cancelado" : "planejamento");
  const takeLostFocus = useLostFocus();
  const close = () => onOpenChange(false);
  const confirm = (present: CateringEvent) =>
    change(present).then(
      () => {
        close();
        takeLostFocus();
      },
      () => close(),
    );

  if (isStockOut) {
    return (
      <CancelWithStockOut
        event={event}
        open={open}
        onOpenChange={onOpenChange}
        isCancelling={isPending}
        onBack={confirm}
        onCount={() => {
          close();
          onEdit(event);
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isCancelling ? "Cancelar evento?" : "Reabrir evento?"}
      description={
        isCancelling
          ? `${event.name} continua na lista como Cancelado e não reserva mais estoque. Você pode reabri-lo.${receivedText(event)}`
          : `${event.name} volta para Planejamento e reserva de novo o que planeja.`
      }
      // "Cancelar" would say the same as the question.
      cancelLabel="Voltar"
      {...(isCancelling ? { confirmLabel: "Cancelar evento", tone: "danger" } : { confirmLabel: "Reabrir" })}
      onConfirm={() => void confirm(event)}
      busyLabel={isCancelling ? "Cancelando..." : "Reabrindo..."}
      isBusy={isPending}
    />
  );
}

/** What was paid stays with a cancelled event until somebody gives it back. */
function receivedText({ charges }: PricedEvent): string {
  const received = moneySum(charges.map(({ paid }) => paid));
  if (Number(received) === 0) return "";
  return ` Já foram recebidos ${formatMoney(Number(received))}, que continuam registrados: se devolver, estorne.`;
}
