import { useState } from "react";
import { type CateringEvent, isCosted, type SeenEvent } from "#shared/events/contract.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { moveToSaldo } from "#shared/payments/charge-rules.ts";
import { eventPrice } from "#shared/payments/event-price.ts";
import type { EventForm, EventFormInput } from "#web/events/editor/event-form.ts";
import { useSetPrice } from "#web/events/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { hasSamePrice, hasTermsOf } from "./price-form.ts";

type Question = { from: Money; to: Money; answer: (isAgreed: boolean) => void };

type RefusedField = "pricing.pricingMode" | "pricing.price" | "pricing.pricePerGuest";

const fieldOf = (mode: EventFormInput["pricing"]["pricingMode"]): RefusedField => {
  if (mode === null) return "pricing.pricingMode";
  return mode === "fechado" ? "pricing.price" : "pricing.pricePerGuest";
};

/**
 * Saves the price of the form after its event. Before that it asks whether the saldo may take the difference, if there
 * are charges. A refused field is passed on, to be shown: it may be in a hidden part.
 */
export function useSavePrice(
  form: EventForm,
  event: CateringEvent | undefined,
  onRefused: (field: RefusedField) => void,
) {
  const { mutateAsync: setPrice } = useSetPrice();
  const [question, setQuestion] = useState<Question>();

  const isRenewed = () => form.getValues("pricing.isRenewed");
  const isChanged = (terms: EventFormInput["pricing"]) => !hasSamePrice(event, terms) || isRenewed();
  /** The duration alone is new: the sum stays, whatever the guests are now. */
  const isKept = (terms: EventFormInput["pricing"]) => hasTermsOf(event, terms) && !isRenewed();

  return {
    /** Resolves to false where nothing is to be saved: it was refused at its field, or not agreed to. */
    isAgreed: async ({ pricing, guests }: EventFormInput): Promise<boolean> => {
      if (!event || isKept(pricing)) return true;
      const { saldo, problem } = moveToSaldo(event.charges, event.price, eventPrice(pricing, guests ?? 0));
      if (problem) {
        const field = fieldOf(pricing.pricingMode);
        form.setError(field, { message: problem });
        onRefused(field);
        return false;
      }
      const present = event.charges.find(({ id }) => id === saldo?.id);
      if (!saldo || !present) return true;
      const isAgreed = await new Promise<boolean>((answer) =>
        setQuestion({ from: present.amount, to: saldo.amount, answer }),
      );
      setQuestion(undefined);
      return isAgreed;
    },
    save: async <Saved extends SeenEvent>(
      saved: Saved,
      pricing: EventFormInput["pricing"],
    ): Promise<Saved | CateringEvent> =>
      isCosted(saved) && isChanged(pricing)
        ? setPrice({ id: saved.id, ...pricing, keepPrice: isKept(pricing), version: saved.version })
        : saved,
    isChanged,
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
