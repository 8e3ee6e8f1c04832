import { beginningOf, LONGEST_NAME } from "#shared/text/text-length.ts";
import type { CateringEvent, EventInput } from "./contract.ts";

const SUFFIX = " (Cópia)";
const DAYS_AHEAD = 7;

/** A new plan copied from an event, without its returns and clients. */
export function duplicateEvent(event: CateringEvent, now: Date): Required<Omit<EventInput, "version">> {
  const date = new Date(now);
  date.setDate(date.getDate() + DAYS_AHEAD);
  return {
    name: beginningOf(event.name, LONGEST_NAME - SUFFIX.length) + SUFFIX,
    date: date.toISOString(),
    location: event.location,
    guests: event.guests,
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
  };
}
