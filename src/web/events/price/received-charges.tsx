import { useQuery } from "@tanstack/react-query";
import { Wallet } from "lucide-react";
import { useState } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isDue, isExpected } from "#shared/payments/agreed/agreement.ts";
import { isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import { PaymentHistoryDialog } from "#web/payments/history-dialog.tsx";
import { eventPaymentsQuery } from "#web/payments/queries.ts";
import { ReceiveDialog } from "#web/payments/receive-dialog.tsx";
import { useToday } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { ChargeText } from "./charge-text.tsx";

type ReceivedChargesProps = { event: PricedEvent; canEdit: boolean };

/** The charges of an event, with what was received for each. */
export function ReceivedCharges({ event, canEdit }: ReceivedChargesProps) {
  const { data: payments = [] } = useQuery(eventPaymentsQuery(event.id));
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const received = useDialogSubject<Charge>();
  const today = useToday();
  const { charges } = event;
  return (
    <>
      <ul className="ruled border-t border-line text-sm">
        {charges.map((charge) => (
          <li key={charge.id} className="flex items-center justify-between gap-3 py-2">
            <ChargeText charge={charge} today={today} isDue={isDue(event)} isExpected={isExpected(event)} />
            {canEdit && !isPaid(charge) && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Recebi ${chargeKindLabels[charge.kind]} de ${formatMoney(Number(openAmount(charge)))}`}
                onClick={() => received.open(charge)}
              >
                Recebi
              </Button>
            )}
          </li>
        ))}
      </ul>
      {payments.length > 0 && (
        <div className="-ml-3 print:hidden">
          <Button variant="ghost" size="sm" onClick={() => setIsHistoryOpen(true)}>
            <Wallet className="size-4" />
            Ver recebimentos ({formatMoney(Number(moneySum(charges.map(({ paid }) => paid))))})
          </Button>
        </div>
      )}
      <PaymentHistoryDialog
        eventId={event.id}
        charges={charges}
        title="Recebimentos do evento"
        label={event.name}
        open={isHistoryOpen}
        onClose={() => setIsHistoryOpen(false)}
      />
      {received.subject && (
        <ReceiveDialog
          key={`receive-${received.key}`}
          charge={{
            id: received.subject.id,
            eventId: event.id,
            label: `${chargeKindLabels[received.subject.kind]} de ${event.name}`,
            open: openAmount(received.subject),
          }}
          open={received.isOpen}
          onClose={received.close}
        />
      )}
    </>
  );
}
