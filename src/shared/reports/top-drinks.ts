import type { CateringEvent } from "#shared/events/contract.ts";

const MOST_SHOWN = 5;

export type PopularDrink = { drinkId: number; name: string; quantity: number; events: number };

/** The drinks that were planned most often, deleted ones too; each by the name it had last. */
export function topDrinks(events: readonly Pick<CateringEvent, "date" | "drinks">[]): PopularDrink[] {
  const drinks = new Map<number, PopularDrink>();
  const named = new Map<number, string>();
  for (const { date, drinks: own } of events) {
    for (const { drinkId, drinkName, quantity } of own) {
      const known = drinks.get(drinkId) ?? { drinkId, name: drinkName, quantity: 0, events: 0 };
      known.quantity += quantity;
      known.events += 1;
      // Dates on the wire are all written alike: such texts sort by time.
      if (date >= (named.get(drinkId) ?? "")) {
        known.name = drinkName;
        named.set(drinkId, date);
      }
      drinks.set(drinkId, known);
    }
  }
  return [...drinks.values()]
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, "pt-BR"))
    .slice(0, MOST_SHOWN);
}
