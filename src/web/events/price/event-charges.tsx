import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { addDays } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import { proposeCharges } from "#shared/payments/charges/propose-charges.ts";
import { chargedPrice } from "#shared/payments/event-price.ts";
import { today } from "#shared/time/clock.ts";
import { balanceSaldo } from "#web/events/form/balance-saldo.ts";
import { type ChargeValues, chargedSoFar, chargeValues } from "#web/events/form/charge-form.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { useDraftPrice } from "#web/events/form/use-draft-price.ts";
import { eventPaymentsQuery, paymentSettingsQuery } from "#web/payments/queries.ts";
import { useClock } from "#web/session/clock.ts";
import { ChargeRows } from "./charge-rows.tsx";
import { ProposeCharges } from "./propose-charges.tsx";

type EventChargesProps = { form: EventForm; event: PricedEvent | undefined };

/** Divides the price in the form, saved or not; the saldo takes the rest. */
export function EventCharges({ form, event }: EventChargesProps) {
  const { data: payments = [] } = useQuery({
    ...eventPaymentsQuery(event?.id ?? 0),
    enabled: event !== undefined,
  });
  const { data: [terms] = [] } = useQuery(paymentSettingsQuery);
  const clock = useClock();
  const price = chargedPrice(event, useDraftPrice(form, event).price);
  const [mode, date] = useWatch({ control: form.control, name: ["pricing.pricingMode", "date"] });
  // The charges have an id of their own.
  const rows = useFieldArray({ control: form.control, name: "charges", keyName: "key" });
  const isAgreed = event?.agreed ?? false;
  const received = new Set(payments.map(({ chargeId }) => chargeId));
  const eventDay = date.slice(0, "2026-12-25".length) || today(clock);
  const propose = (instalments: number) => {
    if (!terms || price === null) return;
    const { depositPercent, balanceDueDays } = terms;
    const days = { eventDay, today: today(clock) };
    const proposed = proposeCharges({
      price,
      depositPercent,
      balanceDueDays,
      instalments,
      isAgreed,
      ...days,
    });
    const present = form.getValues("charges");
    const others = present.filter((charge) => !isPartOfPrice(charge));
    rows.replace([...withPresentIds(proposed.map(chargeValues), present), ...others]);
    form.clearErrors("charges");
  };
  // Replacing a charge that has receipts would be refused.
  const canPropose = price !== null && (event?.charges ?? []).every(({ paid }) => Number(paid) === 0);
  if (mode === "" && rows.fields.length === 0) return null;
  return (
    <section aria-labelledby="event-charges" className="@container flex flex-col gap-3">
      <h3 id="event-charges" className="font-semibold">
        Cobranças
      </h3>
      {canPropose && terms && (
        <ProposeCharges
          terms={terms}
          isSaldoToday={addDays(eventDay, -terms.balanceDueDays) <= today(clock)}
          isAgreed={isAgreed}
          onPropose={propose}
        />
      )}
      <ChargeRows
        form={form}
        rows={rows}
        eventDay={eventDay}
        canWait={!isAgreed}
        received={received}
        onAmount={() => balanceSaldo(form, price)}
      />
      {rows.fields.length > 0 && <ChargedSum form={form} price={price} />}
    </section>
  );
}

/** Keeps the saldo beside a price that changes, in whatever part of the form that happens. */
export function SaldoFollowsPrice({ form, event }: EventChargesProps) {
  const price = chargedPrice(event, useDraftPrice(form, event).price);
  const before = useRef(price);
  const { data: [terms] = [] } = useQuery(paymentSettingsQuery);
  const depositPercent = event?.priceAgreed ? undefined : terms?.depositPercent;
  useEffect(() => {
    balanceSaldo(form, price, before.current, depositPercent);
    if (price !== null) before.current = price;
  }, [form, price, depositPercent]);
  return null;
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

/** What is charged of the price so far, and what is wrong with all charges together. */
function ChargedSum({ form, price }: { form: EventForm; price: Money | null }) {
  const charges = useWatch({ control: form.control, name: "charges" });
  const problem = form.formState.errors.charges;
  const message = problem?.root?.message ?? problem?.message;
  const alert = useRef<HTMLParagraphElement>(null);
  // It stands below the rows, and whoever saves may be anywhere.
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: "center" });
  }, [message]);
  return (
    <>
      <p role="status" className="text-sm text-muted tabular-nums">
        {formatMoney(Number(chargedSoFar(charges)))} cobrados
        {price && ` de ${formatMoney(Number(price))}`}, sem os extras
      </p>
      {message && (
        <p ref={alert} role="alert" className="text-sm text-danger-ink">
          {message}
        </p>
      )}
    </>
  );
}
