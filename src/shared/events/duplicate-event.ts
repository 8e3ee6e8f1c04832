import { NO_PRICE } from "#shared/payments/contract.ts";
import { guestPriceProblem } from "#shared/payments/event-price.ts";
import { beginningOf, LONGEST_NAME } from "#shared/text/text-length.ts";
import type { EventInput, PricedEvent } from "./contract.ts";

const SUFFIX = " (Cópia)";
const DAYS_AHEAD = 7;

/** A new plan copied from an event, with its price, without its returns, clients, charges and receipts. */
export function duplicateEvent(event: PricedEvent, now: Date): Required<Omit<EventInput, "version">> {
  const { guests, pricingMode, price, pricePerGuest, minGuests } = event;
  const pricing = { pricingMode, price, pricePerGuest, minGuests };
  const date = new Date(now);
  date.setDate(date.getDate() + DAYS_AHEAD);
  return {
    name: beginningOf(event.name, LONGEST_NAME - SUFFIX.length) + SUFFIX,
    date: date.toISOString(),
    location: event.location,
    guests,
    status: "planejamento",
    type: event.type,
    combo: event.combo,
    drinks: event.drinks.map((drink) => ({
      ...drink,
      ingredients: drink.ingredients.map((line) => ({ ...line, returnQuantity: 0 })),
    })),
    supplies: event.supplies,
    clients: [],
    fixedCosts: event.fixedCosts.map(({ name, value, category }) => ({ name, value, category })),
    // Terms that give no price for its guests would be refused.
    pricing: guestPriceProblem(pricing, guests) ? NO_PRICE : pricing,
    durationMinutes: event.durationMinutes,
  };
}
