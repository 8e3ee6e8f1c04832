import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { PaymentHistory, type PaymentHistoryProps } from "./payment-history.tsx";

type PaymentHistoryDialogProps = PaymentHistoryProps & {
  title: "Recebimentos do evento" | "Recebimentos da cobrança";
  label: string;
  open: boolean;
  onClose: () => void;
};

/** What was received for an event or for one of its charges. */
export function PaymentHistoryDialog({ title, label, open, onClose, ...shown }: PaymentHistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={title} description={label}>
      <PaymentHistory {...shown} />
    </Dialog>
  );
}
