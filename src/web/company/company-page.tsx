import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { formatCnpj } from "#shared/company/cnpj.ts";
import { timeZoneLabels } from "#shared/company/labels.ts";
import { ActivityLink } from "#web/activity/activity-link.tsx";
import { useDownloadCompanyData } from "#web/activity/queries.ts";
import { scrollIntoUncovered } from "#web/browser/window-scroll.ts";
import { usualCostsQuery } from "#web/events/queries.ts";
import { UsualCostsSection } from "#web/events/usual-costs/usual-costs-section.tsx";
import { inquirySettingsQuery } from "#web/inquiries/queries.ts";
import { InquirySettingsSection } from "#web/inquiries/settings/inquiry-settings-section.tsx";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { PaymentSettingsSection } from "#web/payments/settings/payment-settings-section.tsx";
import { proposalSettingsQuery } from "#web/proposals/queries.ts";
import { ProposalSettingsSection } from "#web/proposals/settings/proposal-settings-section.tsx";
import { teamQuery } from "#web/team/queries.ts";
import { TeamSection } from "#web/team/team-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Fact } from "#web/ui/fact.tsx";
import { SkeletonCards, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CloseCompanySection } from "./closing/close-company-section.tsx";
import { EditableCard } from "./editable-card.tsx";
import { type CompanyRow, companyQuery } from "./queries.ts";

const CompanyDialog = lazyDialog("CompanyDialog", () => import("./company-dialog.tsx"));

/** The company itself: its data, who works in it, how it is paid, and what it offers. */
export function CompanyPage() {
  const isLoading = useArePartsLoading();
  useLinkedPart(!isLoading);
  return (
    <>
      <PageHeader title="Empresa" subtitle="Equipe, dados da empresa, recebimentos, propostas e pedidos" />
      {isLoading && (
        <SkeletonGroup>
          <SkeletonCards count={3} />
        </SkeletonGroup>
      )}
      <div
        hidden={isLoading}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-5"
      >
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

/** Before each card has its height: it would move those below it. */
function useArePartsLoading(): boolean {
  const team = useQuery(teamQuery);
  const company = useQuery(companyQuery);
  const payments = useQuery(paymentSettingsQuery);
  const costs = useQuery(usualCostsQuery);
  const proposals = useQuery(proposalSettingsQuery);
  const inquiries = useQuery(inquirySettingsQuery);
  return [team, company, payments, costs, proposals, inquiries].some(({ isLoading }) => isLoading);
}

/** Scrolls to the card that the address names. */
function useLinkedPart(isShown: boolean) {
  useEffect(() => {
    const part = isShown && document.getElementById(window.location.hash.slice(1));
    if (part) scrollIntoUncovered(part);
  }, [isShown]);
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
          <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
            <ActivityLink />
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
