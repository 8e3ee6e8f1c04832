import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { stateText } from "#shared/proposals/proposal-state-text.ts";
import { Button } from "#web/ui/button.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { proposalVersionsQuery, useProposalPage, useProposalPdf } from "./queries.ts";

/** Every version of an event's proposal with its page and PDF: they stay with the company, revoked or replaced. */
export function ProposalVersions({ eventId, isShown }: { eventId: number; isShown: boolean }) {
  const { data: versions = [] } = useQuery({ ...proposalVersionsQuery(eventId), enabled: isShown });
  const { mutate: openPage, isPending: isOpening, variables: opened } = useProposalPage();
  const { mutate: savePdf, isPending: isSaving, variables: saved } = useProposalPdf();
  const [page, setPage] = useState<{ html: string; isOpen: boolean }>();
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
              onClick={() => openPage(one.id, { onSuccess: (html) => setPage({ html, isOpen: true }) })}
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
      {page && (
        <PreviewDialog
          html={page.html}
          open={page.isOpen}
          onClose={() => setPage({ ...page, isOpen: false })}
        />
      )}
    </section>
  );
}

const versionText = (proposal: Proposal, count: number, now: Date): string =>
  count > 1 ? `Versão ${proposal.version} · ${stateText(proposal, now)}` : "Como foi enviada";
