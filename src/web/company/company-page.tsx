import { useIsFetching, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatCnpj } from "#shared/company/cnpj.ts";
import { timeZoneLabels } from "#shared/company/labels.ts";
import { useDownloadCompanyData } from "#web/activity/queries.ts";
import { scrollIntoUncovered } from "#web/browser/window-scroll.ts";
import { UsualCostsSection } from "#web/events/usual-costs/usual-costs-section.tsx";
import { InquirySettingsSection } from "#web/inquiries/settings/inquiry-settings-section.tsx";
import { PaymentSettingsSection } from "#web/payments/settings/payment-settings-section.tsx";
import { ProposalSettingsSection } from "#web/proposals/settings/proposal-settings-section.tsx";
import { TeamSection } from "#web/team/team-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Fact } from "#web/ui/fact.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CloseCompanySection } from "./closing/close-company-section.tsx";
import { EditableCard } from "./editable-card.tsx";
import { type CompanyRow, companyQuery } from "./queries.ts";

const CompanyDialog = lazyDialog("CompanyDialog", () => import("./company-dialog.tsx"));

/** The company itself: its data, who works in it, how it is paid, and what it offers. */
export function CompanyPage() {
  useLinkedPart();
  return (
    <>
      <PageHeader title="Empresa" subtitle="Equipe, dados da empresa, recebimentos, propostas e pedidos" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-5">
        <TeamSection />
        <CompanyData />
        <PaymentSettingsSection />
        <UsualCostsSection />
        <ProposalSettingsSection />
        <InquirySettingsSection />
        <CloseCompanySection />
      </div>
    </>
  );
}

/** Scrolls to the card that the address names, once the cards above it have their final height. */
function useLinkedPart() {
  const isFetching = useIsFetching() > 0;
  const state = useRef<"before" | "fetching" | "done">("before");
  useEffect(() => {
    if (state.current === "done") return;
    if (isFetching) {
      state.current = "fetching";
      return;
    }
    if (state.current === "fetching") state.current = "done";
    const part = document.getElementById(window.location.hash.slice(1));
    if (part) scrollIntoUncovered(part);
  }, [isFetching]);
}

function CompanyData() {
  const query = useQuery(companyQuery);
  const edited = useDialogSubject<CompanyRow>();
  const { mutate: download, isPending } = useDownloadCompanyData();
  return (
    <>
      <EditableCard
        title="Dados da empresa"
        query={query}
        failure="Não foi possível carregar os dados da empresa"
        onEdit={edited.open}
        footer={
          <div className="mt-4 border-t border-line pt-4">
            <Button variant="secondary" size="sm" isBusy={isPending} onClick={() => download()}>
              <Download className="size-4" />
              Baixar meus dados
            </Button>
          </div>
        }
      >
        {(company) => (
          <dl className="flex flex-col gap-2">
            <Fact label="Nome">{company.name}</Fact>
            <Fact label="E-mail">{company.email}</Fact>
            <Fact label="Telefone">{company.phone}</Fact>
            <Fact label="CNPJ">{formatCnpj(company.cnpj ?? "")}</Fact>
            <Fact label="Endereço">{company.address}</Fact>
            <Fact label="Fuso horário">{timeZoneLabels[company.timeZone]}</Fact>
          </dl>
        )}
      </EditableCard>
      {edited.subject && (
        <CompanyDialog
          key={edited.key}
          company={edited.subject}
          open={edited.isOpen}
          onClose={edited.close}
        />
      )}
    </>
  );
}
