import { addDays } from "#shared/numbers/day.ts";
import { priceProblem, termsOf } from "#shared/payments/event-price.ts";
import { NO_PRICE } from "#shared/payments/no-price.ts";
import { beginningOf, LONGEST_NAME } from "#shared/text/text-length.ts";
import { type Clock, minuteIn, momentAt, today } from "#shared/time/clock.ts";
import type { EventInput, PricedEvent } from "./contract.ts";

const SUFFIX = " (Cópia)";
const DAYS_AHEAD = 7;

/** The moment of a copy: a week from now, at the hour of the original. */
export const copyDate = ({ date }: Pick<PricedEvent, "date">, { now, timeZone }: Clock): string =>
  momentAt(
    addDays(today({ now, timeZone }), DAYS_AHEAD) + minuteIn(date, timeZone).slice(10),
    timeZone,
  ).toISOString();

/** A new plan copied from an event, with its price and clients, without its returns, charges and receipts. */
export function duplicateEvent(
  event: PricedEvent,
  clock: Clock,
): Required<Omit<EventInput, "version" | "priceAnswer">> {
  const { guests, removedClients } = event;
  const pricing = termsOf(event);
  return {
    name: beginningOf(event.name, LONGEST_NAME - SUFFIX.length) + SUFFIX,
    date: copyDate(event, clock),
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
    // A new event cannot name a removed client.
    clients: event.clients.filter((id) => !removedClients.includes(id)),
    fixedCosts: event.fixedCosts.map(({ name, value, category }) => ({ name, value, category })),
    // Terms that give no price for its guests would be refused.
    pricing: priceProblem(pricing, guests) ? NO_PRICE : pricing,
    durationMinutes: event.durationMinutes,
    arrivalTime: event.arrivalTime,
    teamNotes: event.teamNotes,
    teaches: true,
    guestsPresent: null,
  };
}
