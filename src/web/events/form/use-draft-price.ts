import { useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Money } from "#shared/numbers/money.ts";
import { pricingInput } from "#shared/payments/contract.ts";
import { eventPrice, outdatedPrice } from "#shared/payments/event-price.ts";
import { countOf, type EventForm } from "./event-form.ts";
import { hasTermsOf, readDraftPrice } from "./price-form.ts";

type DraftPrice = {
  /** Null without one, and while it is being typed. */
  price: Money | null;
  /** What the guests in the form would make of the price that stays, if that is another. */
  offered: Money | undefined;
};

/**
 * The price as far as it is filled in. With the event's own terms that is its price, which follows the guests until the
 * client has agreed to it.
 */
export function useDraftPrice(form: EventForm, event: PricedEvent | undefined): DraftPrice {
  const [pricing, guestsText] = useWatch({ control: form.control, name: ["pricing", "guests"] });
  const { data: terms } = pricingInput.safeParse(readDraftPrice(pricing));
  if (!terms) return { price: null, offered: undefined };
  const guests = countOf(guestsText);
  if (!event || !hasTermsOf(event, terms)) return { price: eventPrice(terms, guests), offered: undefined };
  const offered = outdatedPrice(event, guests);
  const isFollowing = pricing.isRenewed || (!event.priceAgreed && guests !== event.guests);
  return isFollowing && offered ? { price: offered, offered: undefined } : { price: event.price, offered };
}
