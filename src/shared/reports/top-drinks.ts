import type { CateringEvent } from "#shared/events/contract.ts";

const MOST_SHOWN = 5;

export type PopularDrink = { drinkId: number; name: string; quantity: number; events: number };

/** The drinks that were planned most often, deleted ones too; each by the name it had last. */
export function topDrinks(events: readonly Pick<CateringEvent, "date" | "drinks">[]): PopularDrink[] {
  const drinks = new Map<number, PopularDrink & { namedOn: string }>();
  for (const { date, drinks: own } of events) {
    for (const { drinkId, drinkName, quantity } of own) {
      const known = drinks.get(drinkId);
      if (!known) {
        drinks.set(drinkId, { drinkId, name: drinkName, quantity, events: 1, namedOn: date });
        continue;
      }
      known.quantity += quantity;
      known.events += 1;
      // Dates on the wire are all written alike: such texts sort by time.
      if (date >= known.namedOn) {
        known.name = drinkName;
        known.namedOn = date;
      }
    }
  }
  return [...drinks.values()]
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, "pt-BR"))
    .slice(0, MOST_SHOWN)
    .map(({ namedOn: _namedOn, ...drink }) => drink);
}
