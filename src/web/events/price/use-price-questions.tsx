import { useState } from "react";
import type { EventInput, PricedEvent } from "#shared/events/contract.ts";
import type { Money } from "#shared/numbers/money.ts";
import { keptChargesProblem, sumProblem, withSaldo } from "#shared/payments/charge-rules.ts";
import type { ChargeInput } from "#shared/payments/contract.ts";
import { chargedPrice, eventPrice, outdatedPrice } from "#shared/payments/event-price.ts";
import { NO_PRICE } from "#shared/payments/no-price.ts";
import { hasChargesOf } from "#web/events/form/charge-form.ts";
import type { EventForm, EventFormInput } from "#web/events/form/event-form.ts";
import { hasTermsOf } from "#web/events/form/price-form.ts";
import { GuestsPriceQuestion } from "./guests-price-question.tsx";

type GuestsQuestion = {
  from: Money;
  to: Money;
  isAccepted: boolean;
  answer: (answer: EventInput["priceAnswer"]) => void;
};

/**
 * Asks before an event is saved what becomes of an agreed price that other guests would change, and checks that the
 * charges add up to the price. A refused field is passed on, to be shown: it may be in a hidden part.
 */
export function usePriceQuestions(
  form: EventForm,
  event: PricedEvent | undefined,
  onRefused: (path: string) => void,
) {
  const [question, ask] = useState<GuestsQuestion>();

  /** What becomes of the price of an event whose terms stay; undefined if nothing is to be saved. */
  const keptTerms = async (guests: number) => {
    const to = event && outdatedPrice(event, guests);
    const isRenewed = form.getValues("pricing.isRenewed");
    const price = event?.price ?? null;
    if (price === null || to === undefined || (guests === event?.guests && !isRenewed)) return { price };
    if (isRenewed || !event?.priceAgreed) return { price: to, priceAnswer: "atualizar" as const };
    const answered = await new Promise<EventInput["priceAnswer"]>((answer) =>
      ask({ from: price, to, isAccepted: event.accepted, answer }),
    );
    ask(undefined);
    return answered && { price: answered === "atualizar" ? to : price, priceAnswer: answered, isAsked: true };
  };

  /** True where the charges cannot be saved with this price: said at their field. */
  const isRefused = (price: Money | null, wanted: readonly ChargeInput[]): boolean => {
    const present = (event?.charges ?? []).map((one) => ({ ...one, hasPayments: Number(one.paid) > 0 }));
    const sum = sumProblem(chargedPrice(event, price), wanted);
    const problem = keptChargesProblem({ present, wanted }) ?? (sum && { path: "charges", message: sum });
    if (!problem) return false;
    form.setError(problem.path as "charges", { message: problem.message });
    onRefused(problem.path);
    return true;
  };

  return {
    /**
     * The event as it is sent, without price and charges that stay. Undefined where nothing is to be saved: it was
     * refused at its field, or not agreed to.
     */
    agreed: async ({
      pricing = NO_PRICE,
      charges,
      ...input
    }: EventFormInput): Promise<EventInput | undefined> => {
      const guests = input.guests ?? 0;
      const isKept = hasTermsOf(event, pricing);
      const kept = isKept ? await keptTerms(guests) : { price: eventPrice(pricing, guests) };
      if (!kept) return undefined;
      const { price, priceAnswer, isAsked } = { priceAnswer: undefined, isAsked: false, ...kept };
      // Nobody could see the saldo follow a price that was answered just now.
      const wanted = isAsked && price !== null && !event?.accepted ? withSaldo(charges, price) : charges;
      if (isRefused(price, wanted)) return undefined;
      const isCharged = !hasChargesOf(event, wanted);
      return {
        ...input,
        ...(priceAnswer && { priceAnswer }),
        ...((!isKept || isCharged) && { pricing: { ...pricing, ...(isCharged && { charges: wanted }) } }),
      };
    },
    questions: <GuestsPriceQuestion question={question} />,
  };
}
