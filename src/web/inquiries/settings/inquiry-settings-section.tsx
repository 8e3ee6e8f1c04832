import { useQuery } from "@tanstack/react-query";
import type { InquirySettings } from "#shared/inquiries/settings-contract.ts";
import { EditableCard } from "#web/company/editable-card.tsx";
import { type InquirySettingsRow, inquirySettingsQuery } from "#web/inquiries/queries.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Fact } from "#web/ui/fact.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageLink } from "#web/ui/links/page-link.tsx";

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
        <p className="mb-1.5 text-sm text-muted">Aberta. O link para o Instagram e o WhatsApp:</p>
        <PageLink link={link} />
      </div>
      <dl>
        <Fact label="Saudação">{greeting}</Fact>
      </dl>
    </div>
  );
}
