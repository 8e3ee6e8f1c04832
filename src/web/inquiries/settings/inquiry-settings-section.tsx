import { useQuery } from "@tanstack/react-query";
import type { InquirySettings } from "#shared/inquiries/settings-contract.ts";
import { EditableCard } from "#web/company/editable-card.tsx";
import { type InquirySettingsRow, inquirySettingsQuery } from "#web/inquiries/queries.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Fact } from "#web/ui/fact.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";

const InquirySettingsDialog = lazyDialog(
  "InquirySettingsDialog",
  () => import("./inquiry-settings-dialog.tsx"),
);

/** The public page on which strangers ask for an offer. */
export function InquirySettingsSection() {
  const query = useQuery(inquirySettingsQuery);
  const edited = useDialogSubject<InquirySettingsRow>();
  return (
    <>
      <EditableCard
        id="pedidos"
        title="Página de pedidos"
        editLabel="Alterar página de pedidos"
        query={query}
        failure="Não foi possível carregar a página de pedidos"
        onEdit={edited.open}
        isWide
      >
        {(settings) => <SavedSettings settings={settings} />}
      </EditableCard>
      {edited.subject && (
        <InquirySettingsDialog
          key={edited.key}
          settings={edited.subject}
          open={edited.isOpen}
          onClose={edited.close}
        />
      )}
    </>
  );
}

function SavedSettings({ settings: { isOpen, greeting, link } }: { settings: InquirySettings }) {
  if (!isOpen || !link) {
    return (
      <p className="text-sm text-muted">
        Fechada. Aberta, tem um link para o Instagram e o WhatsApp: quem quer um orçamento conta da festa, e o
        pedido aparece no dashboard.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-sm text-muted">Aberta. O link para o Instagram e o WhatsApp:</p>
        <p className="mt-1.5 rounded-lg bg-sunken p-3.5 text-sm break-all">{link}</p>
        <div className="mt-2 -ml-3 flex flex-wrap items-center">
          <CopyButton variant="ghost" size="sm" label="Copiar link" text={link} />
          <a
            className="inline-flex min-h-11 items-center px-3 text-sm text-primary-ink underline underline-offset-4"
            href={new URL(link).pathname}
            target="_blank"
            rel="noreferrer"
          >
            Abrir a página
          </a>
        </div>
      </div>
      <dl>
        <Fact label="Saudação">{greeting}</Fact>
      </dl>
    </div>
  );
}
