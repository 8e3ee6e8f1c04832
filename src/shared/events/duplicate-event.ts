import { addDays } from "#shared/numbers/day.ts";
import { NO_PRICE } from "#shared/payments/contract.ts";
import { priceProblem, termsOf } from "#shared/payments/event-price.ts";
import { beginningOf, LONGEST_NAME } from "#shared/text/text-length.ts";
import { type Clock, momentAt, today, wallTime } from "#shared/time/clock.ts";
import type { EventInput, PricedEvent } from "./contract.ts";

const SUFFIX = " (Cópia)";
const DAYS_AHEAD = 7;

/** A new plan copied from an event, with its price, without its returns, clients, charges and receipts. */
export function duplicateEvent(
  event: PricedEvent,
  clock: Clock,
): Required<Omit<EventInput, "version" | "priceAnswer">> {
  const { guests } = event;
  const pricing = termsOf(event);
  return {
    name: beginningOf(event.name, LONGEST_NAME - SUFFIX.length) + SUFFIX,
    date: sameTimeLater(clock, DAYS_AHEAD).toISOString(),
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
    pricing: priceProblem(pricing, guests) ? NO_PRICE : pricing,
    durationMinutes: event.durationMinutes,
  };
}

const sameTimeLater = (clock: Clock, days: number): Date =>
  momentAt(
    `${addDays(today(clock), days)}${wallTime(clock.now, clock.timeZone).toISOString().slice(10, -1)}`,
    clock.timeZone,
  );
