import { useState } from "react";
import type { EventInput, PricedEvent } from "#shared/events/contract.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { moveToSaldo } from "#shared/payments/charge-rules.ts";
import type { PriceTerms } from "#shared/payments/contract.ts";
import { eventPrice, outdatedPrice } from "#shared/payments/event-price.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { hasTermsOf } from "#web/events/form/price-form.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { GuestsPriceQuestion } from "./guests-price-question.tsx";

type SaldoQuestion = { from: Money; to: Money; answer: (isAgreed: boolean) => void };
type GuestsQuestion = { from: Money; to: Money; answer: (answer: EventInput["priceAnswer"]) => void };

type RefusedField = "pricing.pricingMode" | "pricing.price" | "pricing.pricePerGuest" | "guests";

const fieldOf = (mode: PriceTerms["pricingMode"]): RefusedField => {
  if (mode === null) return "pricing.pricingMode";
  return mode === "fechado" ? "pricing.price" : "pricing.pricePerGuest";
};

/**
 * Asks before an event is saved what becomes of an agreed price that other guests would change, and whether the saldo
 * may take the difference to another price. A refused field is passed on, to be shown: it may be in a hidden part.
 */
export function usePriceQuestions(
  form: EventForm,
  event: PricedEvent | undefined,
  onRefused: (field: RefusedField) => void,
) {
  const [saldoQuestion, askSaldo] = useState<SaldoQuestion>();
  const [guestsQuestion, askGuests] = useState<GuestsQuestion>();

  /** The saldo with this price; undefined, and said at a field, where the charges do not allow it. */
  const movedTo = (price: Money | null, field: RefusedField) => {
    const { saldo, problem } = moveToSaldo(event?.charges ?? [], event?.price ?? null, price);
    if (!problem) return { saldo };
    form.setError(field, { message: problem });
    onRefused(field);
    return undefined;
  };

  const isAgreed = async (pricing: PriceTerms, guests: number): Promise<boolean> => {
    const moved = movedTo(eventPrice(pricing, guests), fieldOf(pricing.pricingMode));
    if (!moved) return false;
    const present = event?.charges.find(({ id }) => id === moved.saldo?.id);
    if (!moved.saldo || !present) return true;
    const { amount: to } = moved.saldo;
    const answered = await new Promise<boolean>((answer) => askSaldo({ from: present.amount, to, answer }));
    askSaldo(undefined);
    return answered;
  };

  /** What becomes of the price of an event whose terms stay; undefined if nothing is to be saved. */
  const keptTerms = async (guests: number): Promise<Pick<EventInput, "priceAnswer"> | undefined> => {
    const to = event && outdatedPrice(event, guests);
    const isRenewed = form.getValues("pricing.isRenewed");
    if (!event?.price || to === undefined || (guests === event.guests && !isRenewed)) return {};
    const { price: from } = event;
    const answered =
      isRenewed || !event.priceAgreed
        ? "atualizar"
        : await new Promise<EventInput["priceAnswer"]>((answer) => askGuests({ from, to, answer }));
    askGuests(undefined);
    if (answered === undefined) return undefined;
    if (answered === "atualizar" && !movedTo(to, "guests")) return undefined;
    return { priceAnswer: answered };
  };

  return {
    /**
     * The event as it is sent, without a price whose terms stay. Undefined where nothing is to be saved: it was refused
     * at its field, or not agreed to.
     */
    agreed: async ({ pricing, ...input }: EventInput): Promise<EventInput | undefined> => {
      const guests = input.guests ?? 0;
      if (!pricing || hasTermsOf(event, pricing)) {
        const kept = await keptTerms(guests);
        return kept && { ...input, ...kept };
      }
      return (await isAgreed(pricing, guests)) ? { ...input, pricing } : undefined;
    },
    questions: (
      <>
        <ConfirmDialog
          open={saldoQuestion !== undefined}
          onOpenChange={() => saldoQuestion?.answer(false)}
          title="Mudar o saldo?"
          description={
            saldoQuestion &&
            `O preço mudou. A diferença vai para o saldo, que passa de ${formatMoney(Number(saldoQuestion.from))} para ${formatMoney(Number(saldoQuestion.to))}.`
          }
          confirmLabel="Mudar preço e saldo"
          onConfirm={() => saldoQuestion?.answer(true)}
        />
        <GuestsPriceQuestion question={guestsQuestion} />
      </>
    ),
  };
}
