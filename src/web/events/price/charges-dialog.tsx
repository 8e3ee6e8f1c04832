import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import { localDay } from "#shared/events/local-day.ts";
import { addDays } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { ChargesInput } from "#shared/payments/contract.ts";
import { proposeCharges } from "#shared/payments/propose-charges.ts";
import { defaultPaymentSettings, type PaymentSettings } from "#shared/payments/settings-contract.ts";
import { EditDialog } from "#web/app/edit-dialog.tsx";
import { useEditConflict } from "#web/app/use-edit-conflict.ts";
import { eventsQuery, useSetCharges } from "#web/events/queries.ts";
import { eventPaymentsQuery, paymentSettingsQuery } from "#web/payments/queries.ts";
import { ChargeRows } from "./charge-rows.tsx";
import {
  type ChargesForm,
  type ChargesFormValues,
  type ChargeValues,
  chargedSoFar,
  chargesFormValues,
  chargesLabels,
  chargesResolver,
  chargeValues,
} from "./charges-form.ts";
import { ProposeCharges } from "./propose-charges.tsx";

type ChargesDialogProps = {
  event: CateringEvent;
  open: boolean;
  onClose: () => void;
  onSaved: (saved: CateringEvent) => void;
};

/** Divides the price of an event into charges; without any it begins with a proposal. */
export function ChargesDialog({ event, open, onClose, onSaved }: ChargesDialogProps) {
  const { data: [settings] = [] } = useQuery(paymentSettingsQuery);
  const terms = settings ?? defaultPaymentSettings;
  const { mutateAsync: setCharges } = useSetCharges();
  const [resolver] = useState(() => chargesResolver(event));
  const form: ChargesForm = useForm<ChargesFormValues, unknown, ChargesInput>({
    resolver,
    defaultValues:
      event.charges.length > 0
        ? chargesFormValues(event)
        : { charges: proposal(event, terms, 0), version: event.version },
  });
  const conflict = useEditConflict({
    form,
    subject: event,
    query: eventsQuery,
    valuesOf: chargesFormValues,
    labels: chargesLabels,
  });
  const { data: payments = [] } = useQuery(eventPaymentsQuery(event.id));
  const received = new Set(payments.map(({ chargeId }) => chargeId));
  const propose = (instalments: number) => {
    const present = form.getValues("charges");
    const extras = present.filter(({ kind }) => kind === "extra");
    const proposed = withPresentIds(proposal(event, terms, instalments), present);
    form.setValue("charges", [...proposed, ...extras], { shouldDirty: true });
    form.clearErrors();
  };
  // Replacing a charge that has receipts would be refused.
  const canPropose = event.price !== null && event.charges.every(({ paid }) => Number(paid) === 0);

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Cobranças"
      description={<span className="wrap-anywhere">{event.name}</span>}
      size="lg"
      summary={<ChargedSummary form={form} event={event} />}
      form={form}
      conflict={conflict}
      save={(input) => setCharges({ id: event.id, ...input })}
      onSaved={onSaved}
    >
      {canPropose && (
        <ProposeCharges terms={terms} isSaldoToday={isSaldoToday(event, terms)} onPropose={propose} />
      )}
      <ChargeRows form={form} event={event} received={received} />
    </EditDialog>
  );
}

const isSaldoToday = ({ date }: CateringEvent, { balanceDueDays }: PaymentSettings) =>
  addDays(localDay(date), -balanceDueDays) <= localDay(new Date());

function proposal({ price, date }: CateringEvent, terms: PaymentSettings, instalments: number) {
  if (price === null) return [];
  const { depositPercent, balanceDueDays } = terms;
  const days = { eventDay: localDay(date), today: localDay(new Date()) };
  return proposeCharges({ price, depositPercent, balanceDueDays, instalments, ...days }).map(chargeValues);
}

/** Charges of the same kind stay the same ones: one that was received and reversed cannot be removed. */
function withPresentIds(proposed: ChargeValues[], present: readonly ChargeValues[]): ChargeValues[] {
  const left = present.filter(({ id }) => id !== undefined);
  return proposed.map((charge) => {
    const same = left.findIndex(({ kind }) => kind === charge.kind);
    const [taken] = same < 0 ? [] : left.splice(same, 1);
    return taken ? { ...charge, id: taken.id } : charge;
  });
}

/** What is charged of the price so far. */
function ChargedSummary({ form, event: { price } }: { form: ChargesForm; event: CateringEvent }) {
  const charged = chargedSoFar(useWatch({ control: form.control, name: "charges" }));
  return (
    <p role="status" className="text-sm tabular-nums">
      <span className="text-lg font-semibold">{formatMoney(Number(charged))}</span>
      <span className="text-muted">
        {" "}
        cobrados{price && ` de ${formatMoney(Number(price))}`}, sem os extras
      </span>
    </p>
  );
}
