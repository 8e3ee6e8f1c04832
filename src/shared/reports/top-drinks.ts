import type { CateringEvent } from "#shared/events/contract.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";

const MOST_SHOWN = 5;

export type PopularDrink = { drinkId: number; name: string; quantity: number; events: number };

/** The planned number of each drink, with the date of the event that its name is taken from. */
export type DrinkTally = ReadonlyMap<number, PopularDrink & { namedOn: string }>;

export function drinkTally({ date, drinks }: Pick<CateringEvent, "date" | "drinks">): DrinkTally {
  const tally = new Map<number, PopularDrink & { namedOn: string }>();
  for (const { drinkId, drinkName, quantity } of drinks) {
    const before = tally.get(drinkId)?.quantity ?? 0;
    tally.set(drinkId, { drinkId, name: drinkName, quantity: before + quantity, events: 1, namedOn: date });
  }
  return tally;
}

/** Adds up tallies; each drink gets its latest name. */
export function mergedTally(tallies: readonly DrinkTally[]): DrinkTally {
  const merged = new Map<number, PopularDrink & { namedOn: string }>();
  for (const tally of tallies) {
    for (const drink of tally.values()) {
      const known = merged.get(drink.drinkId);
      if (!known) {
        merged.set(drink.drinkId, { ...drink });
        continue;
      }
      known.quantity += drink.quantity;
      known.events += drink.events;
      // ISO 8601 texts of one format sort by time.
      if (drink.namedOn >= known.namedOn) {
        known.name = drink.name;
        known.namedOn = drink.namedOn;
      }
    }
  }
  return merged;
}

/** The most planned drinks, deleted ones included. */
export const topDrinks = (tallies: readonly DrinkTally[]): PopularDrink[] =>
  [...mergedTally(tallies).values()]
    .sort((a, b) => b.quantity - a.quantity || compareTexts(a.name, b.name))
    .slice(0, MOST_SHOWN)
    .map(({ namedOn: _namedOn, ...drink }) => drink);
