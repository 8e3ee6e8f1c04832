import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventType } from "#shared/events/enumerations.ts";
import { groupBy } from "#shared/group-by.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { servings } from "./servings.ts";

/** What an event that is over teaches about the next ones. */
export type Party = {
  event: TeachingEvent;
  type: EventType;
  guests: number;
  hours: number;
  drinks: { drinkId: number; planned: number; served: number; ranOut: boolean }[];
  /** All drinks together. */
  served: number;
  /** Something was gone before the end: people would have drunk at least this much. */
  ranOut: boolean;
};

export type TeachingEvent = Pick<
  CateringEvent,
  | "id"
  | "name"
  | "date"
  | "type"
  | "guests"
  | "guestsPresent"
  | "durationMinutes"
  | "drinks"
  | "supplies"
  | "stockUse"
  | "stockState"
  | "teaches"
>;

/** The guests who came, or the planned ones if nobody has counted. */
export const guestsOf = ({ guests, guestsPresent }: Pick<CateringEvent, "guests" | "guestsPresent">) =>
  guestsPresent ?? guests;

/** What an event would teach if its owner lets it: undefined unless its stock is back and something of it was drunk. */
export const partyOf = memoizeByObject((event: TeachingEvent): Party | undefined => {
  const guests = guestsOf(event);
  if (event.stockState !== "back" || guests === 0 || event.drinks.length === 0) return undefined;
  const served = servings(event);
  if (!served) return undefined;
  const gone = new Set(event.stockUse.filter(({ ranOut }) => ranOut).map(({ ingredientId }) => ingredientId));
  return {
    event,
    type: event.type,
    guests,
    hours: event.durationMinutes / 60,
    drinks: oncePerDrink(
      event.drinks.map(({ drinkId, quantity, ingredients }, index) => ({
        drinkId,
        planned: quantity,
        served: served[index] ?? 0,
        ranOut: ingredients.some(({ ingredientId }) => gone.has(ingredientId)),
      })),
    ),
    served: served.reduce((sum, count) => sum + count, 0),
    ranOut: gone.size > 0,
  };
});

/** A drink may stand twice on a menu. */
const oncePerDrink = (drinks: Party["drinks"]): Party["drinks"] =>
  [...groupBy(drinks, ({ drinkId }) => drinkId)].map(([drinkId, rows]) => ({
    drinkId,
    planned: rows.reduce((sum, { planned }) => sum + planned, 0),
    served: rows.reduce((sum, { served }) => sum + served, 0),
    ranOut: rows.some(({ ranOut }) => ranOut),
  }));

/** What the events of a company teach; those that were excluded teach nothing. */
export const teachingParties = (events: readonly TeachingEvent[]): Party[] =>
  events.flatMap((event) => (event.teaches ? (partyOf(event) ?? []) : []));
