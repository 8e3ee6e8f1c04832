import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { stateText } from "#shared/proposals/proposal-state-text.ts";
import { Button } from "#web/ui/button.tsx";
import { proposalVersionsQuery, useProposalPage, useProposalPdf } from "./queries.ts";

type ProposalVersionsProps = {
  eventId: number;
  isShown: boolean;
  /** Called with the page of a version, to be shown. */
  onPage: (html: string) => void;
};

/** Every version of an event's proposal with its page and PDF: they stay with the company, revoked or replaced. */
export function ProposalVersions({ eventId, isShown, onPage }: ProposalVersionsProps) {
  const { data: versions = [] } = useQuery({ ...proposalVersionsQuery(eventId), enabled: isShown });
  const { mutate: openPage, isPending: isOpening, variables: opened } = useProposalPage();
  const { mutate: savePdf, isPending: isSaving, variables: saved } = useProposalPdf();
  const now = new Date();
  return (
    <section aria-label="Documentos" className="border-t border-line pt-3 text-sm">
      <ul className="divide-y divide-line">
        {versions.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 py-1">
            <p className="min-w-0 flex-1 basis-48 tabular-nums">
              {versionText(one, versions.length, now)}
              <span className="block text-muted">{formatMoney(Number(one.total))}</span>
            </p>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Ver a versão ${one.version}`}
              isBusy={isOpening && opened === one.id}
              onClick={() => openPage(one.id, { onSuccess: onPage })}
            >
              Ver
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Baixar o PDF da versão ${one.version}`}
              isBusy={isSaving && saved?.id === one.id}
              onClick={() => savePdf(one)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const versionText = (proposal: Proposal, count: number, now: Date): string =>
  count > 1 ? `Versão ${proposal.version} · ${stateText(proposal, now)}` : "Como foi enviada";
