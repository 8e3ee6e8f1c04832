import { Link } from "wouter";
import { chargePixCode } from "#shared/payments/charges/charge-pix-code.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { canCopy } from "#web/browser/use-copied.ts";
import { useCan } from "#web/session/permissions.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { PixPayment } from "./pix-payment.tsx";

type PixDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is to be paid; the label says for what: "Sinal · Casamento da Ana". */
  charge: { id: number; amount: string; label: string };
  settings: PaymentSettings;
};

/** The Pix code of a charge, to be shown or copied. */
export function PixDialog({ open, onClose, charge, settings }: PixDialogProps) {
  const code = chargePixCode(settings, charge);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Receber por Pix"
      description={charge.label}
      footer={code && canCopy() && <CopyButton label="Copiar Pix" text={code} />}
    >
      {code ? <PixPayment code={code} amount={charge.amount} /> : <NoPix />}
    </Dialog>
  );
}

function NoPix() {
  const mayManage = useCan("manage-company");
  if (!mayManage) return <p>Ainda não há chave Pix. Peça ao dono da empresa que a cadastre.</p>;
  return (
    <p>
      Ainda não há chave Pix. Cadastre a sua em{" "}
      <Link href="/empresa" className="text-primary-ink underline underline-offset-4">
        Empresa
      </Link>
      .
    </p>
  );
}
