import { useForm, useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { addDays } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { isExtra } from "#shared/payments/charge-rules.ts";
import type { ChargesInput, Payment } from "#shared/payments/contract.ts";
import { proposeCharges } from "#shared/payments/propose-charges.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { eventsQuery, useSetCharges } from "#web/events/queries.ts";
import { useClock } from "#web/session/clock.ts";
import { ChargeRows } from "./charge-rows.tsx";
import {
  type ChargesForm,
  type ChargesFormValues,
  type ChargeValues,
  chargedSoFar,
  chargesFormValues,
  chargesLabels,
  chargesResolver,
  chargesTexts,
  chargeValues,
} from "./charges-form.ts";
import { ProposeCharges } from "./propose-charges.tsx";

export const CHARGES_TITLE = "Cobranças";

type ChargesEditorProps = {
  /** As it was when the dialog opened. */
  event: PricedEvent;
  terms: PaymentSettings;
  payments: readonly Payment[];
  open: boolean;
  onClose: () => void;
  /** Called with the event as the new charges have left it, and the version they were based on. */
  onSaved: (saved: PricedEvent, before: number) => void;
};

/** Divides the price of an event into charges; without any it begins with a proposal. */
export function ChargesEditor({ event, terms, payments, open, onClose, onSaved }: ChargesEditorProps) {
  const { mutateAsync: setCharges } = useSetCharges();
  const clock = useClock();
  const form: ChargesForm = useForm<ChargesFormValues, unknown, ChargesInput>({
    resolver: chargesResolver,
    defaultValues: {
      ...chargesFormValues(event),
      ...(event.charges.length === 0 && { charges: proposal(event, terms, 0, clock) }),
    },
  });
  const conflict = useEditConflict({
    form,
    subject: event,
    query: eventsQuery,
    valuesOf: chargesFormValues,
    labels: chargesLabels,
    texts: chargesTexts,
  });
  /** With the price that somebody else has set, once that is taken over. */
  const base = conflict.base ?? event;
  const received = new Set(payments.map(({ chargeId }) => chargeId));
  const propose = (instalments: number) => {
    const present = form.getValues("charges");
    const extras = present.filter(isExtra);
    const proposed = withPresentIds(proposal(base, terms, instalments, clock), present);
    form.setValue("charges", [...proposed, ...extras], { shouldDirty: true });
    form.clearErrors();
  };
  // Replacing a charge that has receipts would be refused.
  const canPropose = base.price !== null && base.charges.every(({ paid }) => Number(paid) === 0);

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={CHARGES_TITLE}
      description={<span className="wrap-anywhere">{event.name}</span>}
      size="lg"
      summary={<ChargedSummary form={form} />}
      form={form}
      conflict={conflict}
      save={(input) => setCharges({ id: event.id, ...input })}
      onSaved={(saved) => onSaved(saved, base.version)}
    >
      {canPropose && (
        <ProposeCharges terms={terms} isSaldoToday={isSaldoToday(base, terms, clock)} onPropose={propose} />
      )}
      <ChargeRows form={form} event={base} received={received} />
    </EditDialog>
  );
}

const isSaldoToday = ({ date }: PricedEvent, { balanceDueDays }: PaymentSettings, clock: Clock) =>
  addDays(dayIn(date, clock.timeZone), -balanceDueDays) <= today(clock);

function proposal({ price, date }: PricedEvent, terms: PaymentSettings, instalments: number, clock: Clock) {
  if (price === null) return [];
  const { depositPercent, balanceDueDays } = terms;
  const days = { eventDay: dayIn(date, clock.timeZone), today: today(clock) };
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

/** What is charged of the price so far, and what is wrong with all charges together: in sight of any row. */
function ChargedSummary({ form }: { form: ChargesForm }) {
  const [rows, price] = useWatch({ control: form.control, name: ["charges", "basis.price"] });
  const problem = form.formState.errors.charges;
  const message = problem?.root?.message ?? problem?.message;
  return (
    <>
      {message && (
        <p role="alert" className="text-sm text-danger-ink">
          {message}
        </p>
      )}
      <p role="status" className="text-sm tabular-nums">
        <span className="text-lg font-semibold">{formatMoney(Number(chargedSoFar(rows)))}</span>
        <span className="text-muted">
          {" "}
          cobrados{price && ` de ${formatMoney(Number(price))}`}, sem os extras
        </span>
      </p>
    </>
  );
}
