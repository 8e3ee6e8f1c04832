import { useState } from "react";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { inquiryFacts } from "#shared/inquiries/inquiry-text.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { useReopenInquiry } from "#web/inquiries/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { WaitingRow } from "./waiting-row.tsx";

const SHOWN = 10;

/** Requests of the last days that were discarded, folded: the toast that takes it back is soon gone. */
export function DiscardedInquiries({ inquiries }: { inquiries: readonly Inquiry[] }) {
  // One that was deleted with its client cannot come back.
  const discarded = inquiries.filter(({ state, name }) => state === "descartado" && name !== WIPED_NAME);
  const [isOpen, setIsOpen] = useState(false);
  const { shown, more } = useFirstFew(discarded, SHOWN);
  if (discarded.length === 0) return null;
  return (
    <>
      <div className="border-t border-line px-3 py-1 text-sm sm:px-4">
        <ShowAllButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {formatCount(discarded.length, "pedido descartado", "pedidos descartados")}
        </ShowAllButton>
      </div>
      {isOpen && shown.map((inquiry) => <DiscardedRow key={inquiry.id} inquiry={inquiry} />)}
      {isOpen && more && (
        <div className="px-3 py-1 text-sm sm:px-4">
          <ShowAllButton isOpen={more.isOpen} onToggle={more.onToggle}>
            e mais {more.rest} pedidos
          </ShowAllButton>
        </div>
      )}
    </>
  );
}

function DiscardedRow({ inquiry }: { inquiry: Inquiry }) {
  const { mutateAsync: reopen, isPending } = useReopenInquiry();
  const takeLostFocus = useLostFocus();
  return (
    <WaitingRow
      tone="neutral"
      label="Descartado"
      action={
        <Button
          variant="secondary"
          size="sm"
          isBusy={isPending}
          aria-label={`Reabrir o pedido de ${inquiry.name}`}
          // A failure shows a toast and leaves the row in place.
          onClick={() => void reopen(inquiry.id).then(takeLostFocus, () => undefined)}
        >
          Reabrir
        </Button>
      }
    >
      <span className="font-semibold text-ink">{inquiry.name}</span> · {inquiryFacts(inquiry)}
    </WaitingRow>
  );
}
