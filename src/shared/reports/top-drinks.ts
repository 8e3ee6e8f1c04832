import type { CateringEvent } from "#shared/events/contract.ts";

const MOST_SHOWN = 5;

export type PopularDrink = { drinkId: number; name: string; quantity: number; events: number };

/** The drinks that were planned most often, deleted ones too; each by the name it had last. */
export function topDrinks(events: readonly Pick<CateringEvent, "date" | "drinks">[]): PopularDrink[] {
  const drinks = new Map<number, PopularDrink>();
  const inOrder = events.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  for (const { drinkId, drinkName, quantity } of inOrder.flatMap((event) => event.drinks)) {
    const before = drinks.get(drinkId);
    drinks.set(drinkId, {
      drinkId,
      name: drinkName,
      quantity: (before?.quantity ?? 0) + quantity,
      events: (before?.events ?? 0) + 1,
    });
  }
  return [...drinks.values()]
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, "pt-BR"))
    .slice(0, MOST_SHOWN);
}
