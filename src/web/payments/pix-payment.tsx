import { formatMoney } from "#shared/numbers/format.ts";
import { canCopy } from "#web/browser/use-copied.ts";
import { QrCode } from "#web/ui/qr-code.tsx";

/** A Pix code to be paid, with its amount; and that nobody but the bank knows when it is. */
export function PixPayment({ code, amount }: { code: string; amount: string }) {
  const money = formatMoney(Number(amount));
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <QrCode text={code} label={`QR code Pix de ${money}`} />
      <p className="text-2xl font-semibold tabular-nums">{money}</p>
      {!canCopy() && <p className="font-mono text-xs wrap-anywhere select-all">{code}</p>}
      <p className="max-w-sm text-sm text-muted">
        O código não confirma o pagamento sozinho: confira na sua conta e registre o recebimento à mão.
      </p>
    </div>
  );
}
