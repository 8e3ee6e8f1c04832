import { useState } from "react";
import type { EventInput, PricedEvent } from "#shared/events/contract.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { moveToSaldo } from "#shared/payments/charge-rules.ts";
import type { Pricing } from "#shared/payments/contract.ts";
import { eventPrice } from "#shared/payments/event-price.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { hasTermsOf } from "#web/events/form/price-form.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type Question = { from: Money; to: Money; answer: (isAgreed: boolean) => void };

type RefusedField = "pricing.pricingMode" | "pricing.price" | "pricing.pricePerGuest";

const fieldOf = (mode: Pricing["pricingMode"]): RefusedField => {
  if (mode === null) return "pricing.pricingMode";
  return mode === "fechado" ? "pricing.price" : "pricing.pricePerGuest";
};

/**
 * Asks before a price is saved whether the saldo may take the difference, if there are charges. A refused field is
 * passed on, to be shown: it may be in a hidden part.
 */
export function useSaldoQuestion(
  form: EventForm,
  event: PricedEvent | undefined,
  onRefused: (field: RefusedField) => void,
) {
  const [question, setQuestion] = useState<Question>();

  const isAgreed = async (pricing: Pricing, guests: number): Promise<boolean> => {
    if (!event) return true;
    const { saldo, problem } = moveToSaldo(event.charges, event.price, eventPrice(pricing, guests));
    if (problem) {
      const field = fieldOf(pricing.pricingMode);
      form.setError(field, { message: problem });
      onRefused(field);
      return false;
    }
    const present = event.charges.find(({ id }) => id === saldo?.id);
    if (!saldo || !present) return true;
    const answered = await new Promise<boolean>((answer) =>
      setQuestion({ from: present.amount, to: saldo.amount, answer }),
    );
    setQuestion(undefined);
    return answered;
  };

  return {
    /**
     * The event as it is sent, without a price that stays: the agreed sum is kept, whatever the guests are now.
     * Undefined where nothing is to be saved: it was refused at its field, or not agreed to.
     */
    agreed: async ({ pricing, ...input }: EventInput): Promise<EventInput | undefined> => {
      const isKept = !pricing || (hasTermsOf(event, pricing) && !form.getValues("pricing.isRenewed"));
      if (isKept) return input;
      return (await isAgreed(pricing, input.guests ?? 0)) ? { ...input, pricing } : undefined;
    },
    question: (
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={() => question?.answer(false)}
        title="Mudar o saldo?"
        description={
          question &&
          `O preço mudou. A diferença vai para o saldo, que passa de ${formatMoney(Number(question.from))} para ${formatMoney(Number(question.to))}.`
        }
        confirmLabel="Mudar preço e saldo"
        onConfirm={() => question?.answer(true)}
      />
    ),
  };
}
