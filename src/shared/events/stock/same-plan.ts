import type { EventDrink } from "#shared/events/contract.ts";

/** The parts of a plan that decide what leaves the stock; names and returns do not. */
const planOf = (drinks: readonly EventDrink[]) =>
  drinks.map(({ drinkId, quantity, ingredients }) => [
    drinkId,
    quantity,
    ingredients.map((line) => [line.ingredientId, line.quantity, line.unit, line.plannedQuantity]),
  ]);

export const hasSamePlan = (a: readonly EventDrink[], b: readonly EventDrink[]): boolean =>
  JSON.stringify(planOf(a)) === JSON.stringify(planOf(b));
