import { formatWeekdayDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Payment } from "#shared/payments/contract.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useReversePayment } from "./queries.ts";

type ReversePaymentDialogProps = {
  payment: Pick<Payment, "id" | "amount" | "paidOn">;
  /** "Sinal" */
  charge: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ReversePaymentDialog({ payment, charge, open, onOpenChange }: ReversePaymentDialogProps) {
  const { mutateAsync: reverse, isPending } = useReversePayment();
  const close = () => onOpenChange(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Estornar o recebimento de ${formatMoney(Number(payment.amount))} (${charge})?`}
      description={`O valor recebido em ${formatWeekdayDay(payment.paidOn)} volta a ficar em aberto. O recebimento e o estorno ficam no histórico.`}
      confirmLabel="Estornar"
      busyLabel="Estornando..."
      cancelLabel="Voltar"
      isBusy={isPending}
      isOpenerGone
      onConfirm={() => void reverse(payment.id).then(close, close)}
    />
  );
}
