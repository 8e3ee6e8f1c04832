import { groupBy } from "#shared/group-by.ts";
import type { EventDrink, EventDrinkInput } from "./contract.ts";

/**
 * How many of each drink there are to be: what is said, or else as many as the event has of it now, or one. A drink
 * that stands there twice keeps both numbers, in their order.
 */
export function withKeptNumbers(
  drinks: readonly EventDrinkInput[],
  present: readonly Pick<EventDrink, "drinkId" | "quantity">[],
): EventDrink[] {
  const presentById = groupBy(present, ({ drinkId }) => drinkId);
  return drinks.map((drink) => {
    const kept = presentById.get(drink.drinkId)?.shift();
    return { ...drink, quantity: drink.quantity ?? kept?.quantity ?? 1 };
  });
}
