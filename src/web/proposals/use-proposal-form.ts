import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { PricedEvent } from "#shared/events/contract.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import { chargesByTerms } from "#shared/payments/charges/propose-charges.ts";
import { fittedCharges } from "#shared/payments/charges/signed-charges.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { type Proposal, type ProposalInput, proposalInput } from "#shared/proposals/contract.ts";
import { validityProblem } from "#shared/proposals/state.ts";
import { type Clock, dayIn } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { useClock } from "#web/session/clock.ts";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";
import { useProposalPreview, useSendProposal } from "./queries.ts";

export type ProposalOptions = {
  event: PricedEvent;
  terms: Pick<PaymentSettings, "depositPercent" | "balanceDueDays">;
  /** The version that was sent before, which this one replaces unless it was accepted. */
  before: Proposal | undefined;
  validityDays: number;
  onSent: (proposal: Proposal) => void;
};

type Values = z.input<typeof proposalInput>;

const schemaIn = (timeZone: TimeZone) =>
  proposalInput.superRefine(({ validUntil }, ctx) => {
    const message = validityProblem(validUntil, dayIn(new Date(), timeZone));
    if (message) ctx.addIssue({ code: "custom", path: ["validUntil"], message });
  });

/** The day of the event, and the present one. */
const daysOf = ({ date }: PricedEvent, { now, timeZone }: Clock) => ({
  eventDay: dayIn(date, timeZone),
  today: dayIn(now, timeZone),
});

/** So many days from now, and not after an event that is still to come, nor after the day of its saldo. */
function usualLastDay(
  event: PricedEvent,
  { validityDays, terms }: Pick<ProposalOptions, "validityDays" | "terms">,
  clock: Clock,
): Day {
  const { today, eventDay } = daysOf(event, clock);
  const saldo = termsOf(event, terms, clock).charges.find(({ kind }) => kind === "saldo");
  const days = [addDays(today, validityDays), eventDay, saldo?.dueOn ?? eventDay];
  return days.filter((day) => day >= today).sort()[0] ?? today;
}

/** The charges that the proposal will carry: the saved ones, or by the company's terms. */
function termsOf(event: PricedEvent, terms: ProposalOptions["terms"], clock: Clock) {
  const { price, charges } = event;
  const isProposed = price !== null && !charges.some(isPartOfPrice);
  if (!isProposed) return { charges: offeredAgain(event), isProposed };
  return {
    charges: chargesByTerms({ price, charges, isAgreed: event.agreed, ...daysOf(event, clock) }, terms),
    isProposed,
  };
}

/** The saved charges; in an addendum for its price. */
function offeredAgain({ accepted, price, charges }: PricedEvent) {
  if (!accepted || price === null) return charges;
  const present = charges.map((charge) => ({ ...charge, hasPayments: Number(charge.paid) > 0 }));
  return fittedCharges(present, price) ?? charges;
}

/** The form of a proposal: sending it, the client's view of it before that, and the charges that it offers. */
export function useProposalForm({ event, terms, before, validityDays, onSent }: ProposalOptions) {
  const clock = useClock();
  const { timeZone } = clock;
  const [isLeftOut, setIsLeftOut] = useState(false);
  // Without a word of them the server makes the terms, by its own day.
  const chosen = isLeftOut ? { charges: event.charges } : {};
  const { mutateAsync: send } = useSendProposal();
  const { mutateAsync: makePreview, isPending } = useProposalPreview();
  const [preview, setPreview] = useState<{ html: string; isOpen: boolean }>();
  const form = useForm<Values, unknown, ProposalInput>({
    resolver: useMemo(() => zodResolver(schemaIn(timeZone)), [timeZone]),
    defaultValues: {
      validUntil: usualLastDay(event, { validityDays, terms }, clock),
      message: before?.message ?? "",
    },
  });
  const submitTo = (use: (input: ProposalInput & { eventId: number }) => Promise<void>) =>
    form.handleSubmit(async (input) => {
      try {
        await use({ ...input, ...chosen, eventId: event.id });
      } catch (error) {
        showServerErrors(form, error as Error);
      }
    });
  return {
    form,
    submit: submitTo(async (input) => onSent(await send(input))),
    /** Sends what both have agreed on already, and accepts it. */
    agree: (agreedBy: string) => submitTo(async (input) => onSent(await send({ ...input, agreedBy }))),
    preview: {
      html: preview?.html,
      isOpen: preview?.isOpen ?? false,
      isBusy: isPending,
      show: submitTo(async (input) => setPreview({ html: (await makePreview(input)).html, isOpen: true })),
      close: () => setPreview((shown) => shown && { ...shown, isOpen: false }),
    },
    offered: { ...termsOf(event, terms, clock), isLeftOut, onLeaveOut: setIsLeftOut },
  };
}
