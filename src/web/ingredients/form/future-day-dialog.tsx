import { formatWeekdayDay } from "#shared/numbers/day.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type FutureDayDialogProps = {
  open: boolean;
  /** The day that has not come yet. */
  day: string;
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks about goods that were bought on a day to come: the stock has them from now on. */
export function FutureDayDialog({ open, day, confirmLabel, onCancel, onConfirm }: FutureDayDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onCancel}
      title="O dia da compra está certo?"
      description={`${formatWeekdayDay(day)} ainda não chegou. O que foi comprado entra no estoque agora.`}
      confirmLabel={confirmLabel}
      cancelLabel="Corrigir"
      onConfirm={onConfirm}
    />
  );
}
