import { useQuery } from "@tanstack/react-query";
import { formatPercent } from "#shared/numbers/format.ts";
import { chargePixCode } from "#shared/payments/charges/charge-pix-code.ts";
import { balanceDueText } from "#shared/payments/charges/propose-charges.ts";
import { pixKeyKindLabels } from "#shared/payments/labels.ts";
import { formatPixKey } from "#shared/payments/pix/pix-key.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { EditableCard } from "#web/company/editable-card.tsx";
import { PixPayment } from "#web/payments/pix-payment.tsx";
import { type PaymentSettingsRow, paymentSettingsQuery } from "#web/payments/queries.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Fact } from "#web/ui/fact.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";

const PaymentSettingsDialog = lazyDialog(
  "PaymentSettingsDialog",
  () => import("./payment-settings-dialog.tsx"),
);

/** Like the code of a charge, identifier included: that is what a bank may refuse. */
const TRIAL = { id: 0, amount: "0.01" };

/** How the company is paid, with a Pix code to try before a client gets one. */
export function PaymentSettingsSection() {
  const query = useQuery(paymentSettingsQuery);
  const edited = useDialogSubject<PaymentSettingsRow>();
  return (
    <>
      <EditableCard
        id="recebimentos"
        title="Recebimentos e Pix"
        editLabel="Alterar recebimentos e Pix"
        query={query}
        failure="Não foi possível carregar os dados de recebimento"
        onEdit={edited.open}
        isWide
      >
        {(settings) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <SavedSettings settings={settings} />
            <TrialCode settings={settings} />
          </div>
        )}
      </EditableCard>
      {edited.subject && (
        <PaymentSettingsDialog
          key={edited.key}
          settings={edited.subject}
          open={edited.isOpen}
          onClose={edited.close}
        />
      )}
    </>
  );
}

function SavedSettings({ settings }: { settings: PaymentSettings }) {
  const { pixKeyKind, pixKey, receiverName, city, useTxid } = settings;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {pixKeyKind ? (
        <>
          <Fact label={`Chave Pix · ${pixKeyKindLabels[pixKeyKind]}`}>
            {formatPixKey(pixKeyKind, pixKey ?? "")}
          </Fact>
          <Fact label="Identificador da cobrança no Pix">{useTxid ? "Sim" : "Não"}</Fact>
          <Fact label="Quem recebe">{receiverName}</Fact>
          <Fact label="Cidade">{city}</Fact>
        </>
      ) : (
        <Fact label="Chave Pix">{null}</Fact>
      )}
      <Fact label="Sinal">{`${formatPercent(settings.depositPercent)} do preço`}</Fact>
      <Fact label="Saldo">{balanceDueText(settings.balanceDueDays)}</Fact>
      <Fact label="Margem desejada">{formatPercent(settings.targetMargin)}</Fact>
    </dl>
  );
}

function TrialCode({ settings }: { settings: PaymentSettings }) {
  const code = chargePixCode(settings, TRIAL);
  if (!code) {
    return (
      <p className="rounded-lg bg-sunken p-4 text-sm text-muted">
        Com uma chave Pix, cada cobrança tem um QR code e um código para copiar e mandar ao cliente.
      </p>
    );
  }
  return (
    <section aria-label="Código de teste" className="flex flex-col items-center gap-3">
      <p className="max-w-sm text-center text-sm">
        Teste com o aplicativo do seu banco, antes que o primeiro cliente receba um código: o nome e a conta
        devem ser os seus.
      </p>
      <PixPayment code={code} amount={TRIAL.amount} />
      <CopyButton variant="secondary" size="sm" label="Copiar Pix de teste" text={code} />
    </section>
  );
}
