import type { EventDrink, Supply } from "#shared/events/plan-contract.ts";
import { proposedQuantity } from "#shared/events/stock/planned-quantity.ts";
import { stockToTake } from "#shared/events/stock/planned-stock.ts";
import {
  dividedBy,
  type Exact,
  exact,
  isLess,
  minus,
  ONE,
  plus,
  rounded,
  times,
  ZERO,
} from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** One ingredient that is planned in place of another. */
export type Swap = {
  from: Convertible & { id: number };
  to: Convertible & { id: number; name: string };
  /** How much of the other stands for one of the first, in their stock units. */
  factor: Exact;
};

type Plan = { drinks: EventDrink[]; supplies: Supply[] };
type Planned = { id: number; date: Date; plan: Plan };
/** A plan after a swap, with what left and what came, in stock units. */
export type SwappedPlan = { id: number; plan: Plan; taken: Exact; given: Exact };

/**
 * Plans the other ingredient in place of so much of the first. The last event gives first: those before it take what
 * there is of the stock. Plans that do not change are left out.
 */
export function swappedPlans(events: readonly Planned[], swap: Swap, quantity: number): SwappedPlan[] {
  let left = exact(quantity);
  const lastFirst = events.toSorted((a, b) => b.date.getTime() - a.date.getTime() || b.id - a.id);
  return lastFirst.flatMap(({ id, plan }) => {
    const { plan: without, taken } = planWithout(plan, swap.from, left);
    if (!isLess(ZERO, taken)) return [];
    left = minus(left, taken);
    return [{ id, taken, ...planWith(without, swap.to, times(taken, swap.factor)) }];
  });
}

/** Takes at most so much of an ingredient out of a plan, from the other items first: nothing computes those anew. */
function planWithout(plan: Plan, { id, ...unit }: Swap["from"], most: Exact) {
  let taken = ZERO;
  const less = <L extends Supply>(line: L): L => {
    const wanted = minus(most, taken);
    if (line.ingredientId !== id || line.plannedQuantity <= 0 || !isLess(ZERO, wanted)) return line;
    const one = oneOf(line.unit, unit);
    // Rounded down, so that the stock that is there is enough for what stays.
    const stays = roundedDown(minus(exact(line.plannedQuantity), dividedBy(wanted, one)));
    taken = plus(taken, times(minus(exact(line.plannedQuantity), exact(stays)), one));
    return { ...line, plannedQuantity: stays };
  };
  const supplies = plan.supplies.map(less);
  const drinks = plan.drinks.map((drink) => ({ ...drink, ingredients: drink.ingredients.map(less) }));
  const stays = (supply: Supply, place: number) =>
    supply.plannedQuantity > 0 || supply === plan.supplies[place];
  return { plan: { drinks, supplies: supplies.filter(stays) }, taken };
}

/**
 * Adds so much of an ingredient to a plan: to drinks that plan less than their recipe says, so that swapping back
 * restores them, the rest as another item.
 */
function planWith(plan: Plan, { id, name, ...unit }: Swap["to"], amount: Exact) {
  let given = ZERO;
  const drinks = plan.drinks.map((drink) => ({
    ...drink,
    ingredients: drink.ingredients.map((line) => {
      const full = proposedQuantity(line.quantity, drink.quantity);
      const rest = minus(amount, given);
      if (line.ingredientId !== id || line.plannedQuantity >= full || !isLess(ZERO, rest)) return line;
      const one = oneOf(line.unit, unit);
      const wanted = roundedDown(plus(exact(line.plannedQuantity), dividedBy(rest, one)));
      const plannedQuantity = Math.min(full, wanted);
      given = plus(given, times(minus(exact(plannedQuantity), exact(line.plannedQuantity)), one));
      return { ...line, plannedQuantity };
    }),
  }));
  const rest = minus(amount, given);
  // What is left after rounding is no item of its own.
  if (isLess(rest, exact(0.005)) && isLess(ZERO, given)) return { plan: { ...plan, drinks }, given };
  const known = plan.supplies.find(({ ingredientId }) => ingredientId === id);
  const one = oneOf(known?.unit ?? unit.unit, unit);
  const before = exact(known?.plannedQuantity ?? 0);
  const plannedQuantity = stockToTake(plus(before, dividedBy(rest, one)));
  const supply = known ?? { ingredientId: id, ingredientName: name, unit: unit.unit as RecipeUnit };
  const planned = { ...supply, plannedQuantity };
  return {
    plan: {
      drinks,
      supplies: known
        ? plan.supplies.map((each) => (each === known ? planned : each))
        : [...plan.supplies, planned],
    },
    given: plus(given, times(minus(exact(plannedQuantity), before), one)),
  };
}

/** One of a recipe's unit, in the stock unit. */
const oneOf = (unit: RecipeUnit, ingredient: Convertible): Exact => stockAmount(ONE, unit, ingredient).amount;

/** With two decimals, and not below zero. */
function roundedDown(amount: Exact): number {
  if (!isLess(ZERO, amount)) return 0;
  const near = rounded(amount, 2);
  return isLess(amount, exact(near)) ? rounded(exact(near - 0.01), 2) : near;
}
