import { groupBy } from "#shared/group-by.ts";
import type { EventDrink, EventDrinkInput } from "./plan-contract.ts";

/**
 * Fills in missing drink counts from the event's current ones, else 1. A drink that is listed twice keeps both counts
 * in order.
 */
export function fillDrinkCounts(
  drinks: readonly EventDrinkInput[],
  present: readonly Pick<EventDrink, "drinkId" | "quantity">[],
): EventDrink[] {
  const presentById = groupBy(present, ({ drinkId }) => drinkId);
  return drinks.map((drink) => {
    const kept = presentById.get(drink.drinkId)?.shift();
    return { ...drink, quantity: drink.quantity ?? kept?.quantity ?? 1 };
  });
}
