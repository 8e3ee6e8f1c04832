import { useQuery } from "@tanstack/react-query";
import { Wallet } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isDue } from "#shared/payments/agreement.ts";
import { isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { PaymentHistoryDialog } from "#web/payments/history-dialog.tsx";
import { eventPaymentsQuery } from "#web/payments/queries.ts";
import { ReceiveDialog } from "#web/payments/receive-dialog.tsx";
import { useToday } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { ChargeText } from "./charge-text.tsx";
import { ChargesDialog } from "./charges-dialog.tsx";

type EventChargesProps = {
  form: EventForm;
  event: PricedEvent | undefined;
  /** Called with the event as the new charges have left it, and the version they were based on. */
  onCharged: (saved: PricedEvent, before: number) => void;
};

/** The charges of a saved event, with what was received for each. */
export function EventCharges({ form, event, onCharged }: EventChargesProps) {
  const { dirtyFields } = form.formState;
  const mode = useWatch({ control: form.control, name: "pricing.pricingMode" });
  if (!event || (!event.price && event.charges.length === 0)) {
    return mode ? <p className="text-sm text-muted">Salve o preço para gerar as cobranças.</p> : null;
  }
  const isPriceChanged = Object.values(dirtyFields.pricing ?? {}).some(Boolean);
  return <SavedCharges event={event} isPriceChanged={isPriceChanged} onCharged={onCharged} />;
}

type SavedChargesProps = Pick<EventChargesProps, "onCharged"> & {
  event: PricedEvent;
  isPriceChanged: boolean;
};

function SavedCharges({ event, isPriceChanged, onCharged }: SavedChargesProps) {
  const { data: payments = [] } = useQuery(eventPaymentsQuery(event.id));
  // As it was when the dialog opened: what others change meanwhile is a conflict, and keeps what was typed.
  const edited = useDialogSubject<PricedEvent>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const received = useDialogSubject<Charge>();
  const today = useToday();
  const { charges } = event;
  return (
    <section aria-labelledby="event-charges">
      <div className="flex items-center justify-between gap-3">
        <h3 id="event-charges" className="font-semibold">
          Cobranças
        </h3>
        <Button variant="secondary" size="sm" disabled={isPriceChanged} onClick={() => edited.open(event)}>
          {charges.length === 0 ? "Gerar parcelas" : "Editar cobranças"}
        </Button>
      </div>
      {isPriceChanged && (
        <p className="text-sm text-muted">
          Para mudar as cobranças, salve o novo preço ou volte ao de antes.
        </p>
      )}
      {charges.length > 0 && (
        <ul className="ruled mt-1 text-sm">
          {charges.map((charge) => (
            <li key={charge.id} className="flex items-center justify-between gap-3 py-1.5">
              <ChargeText charge={charge} today={today} isDue={isDue(event)} />
              {!isPaid(charge) && event.active === "true" && (
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
      )}
      {payments.length > 0 && (
        <div className="-ml-3">
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
      {edited.subject && (
        <ChargesDialog
          key={`edit-${edited.key}`}
          event={edited.subject}
          open={edited.isOpen}
          onClose={edited.close}
          onSaved={onCharged}
        />
      )}
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
    </section>
  );
}
