import { ChevronDown } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { byUrgency, foldedLabels } from "#shared/dashboard/waiting-order.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useIsOnPaper } from "#web/ui/print/on-paper.ts";
import { DiscardedInquiries } from "./discarded-inquiries.tsx";
import type { Waiting } from "./waiting.ts";
import { WAITING_ROW } from "./waiting-row.tsx";

const SHOWN = 5;
const chevron = plainIcon(ChevronDown, "size-4 shrink-0 transition-transform in-aria-expanded:rotate-180");

type WaitingListProps = { waiting: readonly Waiting[]; inquiries: readonly Inquiry[] };

/** "Agora": the five most urgent rows, and the others folded in one line that names them. */
export function WaitingList({ waiting, inquiries }: WaitingListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnPaper = useIsOnPaper();
  const foldedId = useId();
  const rows = byUrgency(waiting);
  const shown = isOnPaper ? rows.length : SHOWN;
  const folded = rows.slice(shown);
  return (
    <section aria-labelledby={`${foldedId}-title`} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-2 px-3 pt-2.5 pb-1 sm:px-4">
        <h2 id={`${foldedId}-title`} className="text-base font-semibold">
          Agora
        </h2>
        <p className="text-sm text-muted">
          {rows.length === 0
            ? "Nada espera por você."
            : formatCount(rows.length, "coisa espera por você", "coisas esperam por você")}
        </p>
      </div>
      <div className="ruled">
        {rows.slice(0, shown).map(({ key, row }) => (
          <Fragment key={key}>{row}</Fragment>
        ))}
      </div>
      {folded.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={foldedId}
            onClick={() => setIsOpen(!isOpen)}
            className={`flex w-full items-center justify-between gap-3 border-t border-line px-3 text-left text-sm text-muted transition-colors hover:bg-hover sm:px-4 ${WAITING_ROW}`}
          >
            {isOpen
              ? "Mostrar só o mais urgente"
              : `Mais ${formatNumber(folded.length)}: ${foldedLabels(folded)}`}
            {chevron}
          </button>
          <div id={foldedId} hidden={!isOpen} className="ruled border-t border-line">
            {isOpen && folded.map(({ key, row }) => <Fragment key={key}>{row}</Fragment>)}
          </div>
        </>
      )}
      <DiscardedInquiries inquiries={inquiries} />
    </section>
  );
}
