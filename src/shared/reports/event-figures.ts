import type { CateringEvent } from "#shared/events/contract.ts";
import { fixedCostTotal } from "#shared/events/event-cost.ts";
import { plannedStock } from "#shared/events/planned-stock.ts";
import { groupBy } from "#shared/group-by.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { addTo, type Exact, exact, plus, sum, times, ZERO } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/units.ts";

export type PricedIngredient = Convertible & { unitCost: number; category: string };
type Ingredients = ReadonlyMap<number, PricedIngredient>;

/** What a drink sells for, by what its recipe costs: half as much again. */
const MARKUP = exact("1.5");

export type EventFigures = {
  revenue: Exact;
  cost: Exact;
  /** The ingredients' part of the cost, by category. */
  byCategory: Map<string, Exact>;
};

/** What an event brings in and costs; exact, since reports add up many of them and round once. */
export function eventFigures(event: CateringEvent, ingredients: Ingredients): EventFigures {
  const costs = stockCosts(event, ingredients);
  const byCategory = new Map<string, Exact>();
  for (const [id, cost] of costs) addTo(byCategory, ingredients.get(id)?.category ?? "Outros", cost);
  return {
    revenue: times(sum(event.drinks.map((drink) => drinksCost(drink, event, ingredients))), MARKUP),
    cost: plus(sum(costs.values()), exact(fixedCostTotal(event.fixedCosts))),
    byCategory,
  };
}

/** What the event took of each ingredient, in reais: really, once it was withdrawn, and until then by its plan. */
function stockCosts({ drinks, stockUse }: CateringEvent, ingredients: Ingredients): Map<number, Exact> {
  if (stockUse.length > 0) {
    const uses = groupBy(stockUse, ({ ingredientId }) => ingredientId);
    return new Map([...uses].map(([id, own]) => [id, sum(own.map(({ cost }) => exact(cost)))]));
  }
  const needs = [...plannedStock(drinks, ingredients)];
  return new Map(
    needs.map(([id, { amount }]) => [id, amountCost(amount, ingredients.get(id)?.unitCost ?? 0)]),
  );
}

/** What the recipe of all drinks of a kind costs: by units and prices of the day when the stock left, if it has. */
function drinksCost(
  { quantity, ingredients: lines }: CateringEvent["drinks"][number],
  { stockUse }: CateringEvent,
  ingredients: Ingredients,
): Exact {
  const usedThen = new Map(stockUse.map((use) => [use.ingredientId, use]));
  const one = lines.map((line) => {
    const ingredient = usedThen.get(line.ingredientId) ?? ingredients.get(line.ingredientId);
    if (!ingredient) return ZERO;
    const { amount } = stockAmount(exact(line.quantity), line.unit, ingredient);
    return amountCost(amount, ingredient.unitCost);
  });
  return times(sum(one), exact(quantity));
}
