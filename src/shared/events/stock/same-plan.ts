import type { EventDrink, Supply } from "#shared/events/plan-contract.ts";

/** The parts of a plan that decide what leaves the stock; names and returns do not. */
const planOf = (drinks: readonly EventDrink[]) =>
  drinks.map(({ drinkId, quantity, ingredients }) => [
    drinkId,
    quantity,
    ingredients.map((line) => [line.ingredientId, line.quantity, line.unit, line.plannedQuantity]),
  ]);

export const hasSamePlan = (a: readonly EventDrink[], b: readonly EventDrink[]): boolean =>
  JSON.stringify(planOf(a)) === JSON.stringify(planOf(b));

/** The same for other items, in their order. */
export const hasSameSupplies = (a: readonly Supply[], b: readonly Supply[]): boolean =>
  JSON.stringify(a.map(suppliedOf)) === JSON.stringify(b.map(suppliedOf));

const suppliedOf = ({ ingredientId, unit, plannedQuantity }: Supply) => [ingredientId, unit, plannedQuantity];
