import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { PaymentHistory } from "./payment-history.tsx";

type HistoryDialogProps = {
  charge: { id: number; eventId: number; label: string };
  open: boolean;
  onClose: () => void;
};

/** What was received for a charge. */
export function HistoryDialog({ charge, open, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Recebimentos da cobrança"
      description={charge.label}
    >
      <PaymentHistory eventId={charge.eventId} chargeId={charge.id} />
    </Dialog>
  );
}
