import { addDays } from "#shared/numbers/day.ts";
import { priceProblem, termsOf } from "#shared/payments/event-price.ts";
import { NO_PRICE } from "#shared/payments/no-price.ts";
import { beginningOf, LONGEST_NAME } from "#shared/text/text-length.ts";
import { type Clock, minuteIn, today } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { EventInput, PricedEvent } from "./contract.ts";

const SUFFIX = " (Cópia)";
const DAYS_AHEAD = 7;

/** The minute proposed for a copy: a week from now, at the hour of the original. */
export const proposedCopyMinute = ({ date }: Pick<PricedEvent, "date">, clock: Clock): string =>
  addDays(today(clock), DAYS_AHEAD) + minuteIn(date, clock.timeZone).slice(10);

/**
 * A new plan copied from an event for another date, with its price and clients, without its returns, charges and
 * receipts.
 */
export function duplicateEvent(
  event: PricedEvent,
  date: string,
  timeZone: TimeZone,
): Required<Omit<EventInput, "version" | "priceAnswer">> {
  const { guests, removedClients } = event;
  const minutesOf = (moment: string) => minuteOfDay(minuteIn(moment, timeZone).slice(11));
  const pricing = termsOf(event);
  return {
    name: beginningOf(event.name, LONGEST_NAME - SUFFIX.length) + SUFFIX,
    date,
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
    arrivalTime: event.arrivalTime && movedTime(event.arrivalTime, minutesOf(date) - minutesOf(event.date)),
    teamNotes: event.teamNotes,
    teaches: true,
    guestsPresent: null,
  };
}

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const DAY = 24 * 60;

/** "16:00", so many minutes later; it may come to be in the night before. */
function movedTime(time: string, minutes: number): string {
  const moved = (((minuteOfDay(time) + minutes) % DAY) + DAY) % DAY;
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
