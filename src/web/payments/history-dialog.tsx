import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { PaymentHistory } from "./payment-history.tsx";

type HistoryDialogProps = {
  eventId: number;
  /** Only what was received for this charge. */
  chargeId?: number | undefined;
  label: string;
  open: boolean;
  onClose: () => void;
};

/** What was received for an event or for one of its charges. */
export function HistoryDialog({ eventId, chargeId, label, open, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={chargeId === undefined ? "Recebimentos do evento" : "Recebimentos da cobrança"}
      description={label}
    >
      <PaymentHistory eventId={eventId} chargeId={chargeId} />
    </Dialog>
  );
}
