import { useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Money } from "#shared/numbers/money.ts";
import { pricingInput } from "#shared/payments/contract.ts";
import { eventPrice, outdatedPrice } from "#shared/payments/event-price.ts";
import { countOf, type EventForm } from "./event-form.ts";
import { hasTermsOf, readPrice } from "./price-form.ts";

type DraftPrice = {
  /** Null without one, and while it is being typed. */
  price: Money | null;
  /** What the guests in the form would make of the agreed price, if that is another. */
  offered: Money | undefined;
};

/** The price as far as it is filled in: the agreed one, until its terms are changed. */
export function useDraftPrice(form: EventForm, event: PricedEvent | undefined): DraftPrice {
  const [pricing, guests] = useWatch({ control: form.control, name: ["pricing", "guests"] });
  const { data: terms } = pricingInput.safeParse(readPrice(pricing));
  if (!terms) return { price: null, offered: undefined };
  const isAgreed = event && hasTermsOf(event, terms) && !pricing.isRenewed;
  return isAgreed
    ? { price: event.price, offered: outdatedPrice(event, countOf(guests)) }
    : { price: eventPrice(terms, countOf(guests)), offered: undefined };
}
