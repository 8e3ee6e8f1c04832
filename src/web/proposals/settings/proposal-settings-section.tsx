import { useQuery } from "@tanstack/react-query";
import { formatCount } from "#shared/numbers/format.ts";
import { confirmMomentLabels } from "#shared/proposals/labels.ts";
import type { ProposalSettings } from "#shared/proposals/settings-contract.ts";
import { EditableCard } from "#web/company/editable-card.tsx";
import { type ProposalSettingsRow, proposalSettingsQuery } from "#web/proposals/queries.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Fact } from "#web/ui/fact.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { ColourSample } from "./colour-sample.tsx";
import { CompanyLogo } from "./company-logo.tsx";

const ProposalSettingsDialog = lazyDialog(
  "ProposalSettingsDialog",
  () => import("./proposal-settings-dialog.tsx"),
);

/** What the company's proposals say and look like. */
export function ProposalSettingsSection() {
  const query = useQuery(proposalSettingsQuery);
  const edited = useDialogSubject<ProposalSettingsRow>();
  return (
    <>
      <EditableCard
        id="propostas"
        title="Propostas"
        editLabel="Alterar propostas"
        query={query}
        failure="Não foi possível carregar os dados das propostas"
        onEdit={edited.open}
        isWide
      >
        {(settings) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <SavedSettings settings={settings} />
            <CompanyLogo />
          </div>
        )}
      </EditableCard>
      {edited.subject && (
        <ProposalSettingsDialog
          key={edited.key}
          settings={edited.subject}
          open={edited.isOpen}
          onClose={edited.close}
        />
      )}
    </>
  );
}

function SavedSettings({ settings }: { settings: ProposalSettings }) {
  const { validityDays, confirmOn, included, terms, colour } = settings;
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact label="Validade">{formatCount(validityDays, "dia", "dias")}</Fact>
        <Fact label="O evento é confirmado">{confirmMomentLabels[confirmOn]}</Fact>
        <Fact label="O que está incluído">{included.split("\n").filter(Boolean).join(" · ")}</Fact>
        <div>
          <dt className="mb-1 text-sm text-muted">Cor</dt>
          <dd>
            <ColourSample colour={colour} />
          </dd>
        </div>
      </dl>
      <details>
        <summary className="cursor-pointer py-1 text-sm font-medium">Condições</summary>
        <p className="mt-1 rounded-lg bg-sunken p-3.5 text-sm wrap-anywhere whitespace-pre-line">
          {terms || "–"}
        </p>
      </details>
    </div>
  );
}
