import { MARKUP } from "#shared/drinks/drink-cost.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { fixedCostTotal } from "#shared/events/event-cost.ts";
import { plannedStock } from "#shared/events/stock/planned-stock.ts";
import { groupBy } from "#shared/group-by.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { spentCost } from "#shared/night/used-stock.ts";
import { addTo, type Exact, exact, plus, sum, times, ZERO } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";

export type CategorizedIngredient = Convertible & { unitCost: number; category: string };
type Ingredients = ReadonlyMap<number, CategorizedIngredient>;

export type EventFigures = {
  revenue: Exact;
  /** How much of the revenue is only estimated, for want of a price. */
  estimated: Exact;
  cost: Exact;
  byCategory: Map<string, Exact>;
};

/** An event's revenue and cost; exact, since reports add up many events and round once. */
export function eventFigures(event: PricedEvent, ingredients: Ingredients): EventFigures {
  const costs = stockCosts(event, ingredients);
  const byCategory = new Map<string, Exact>();
  for (const [id, cost] of costs) addTo(byCategory, ingredients.get(id)?.category ?? "Outros", cost);
  return {
    ...eventRevenue(event, ingredients),
    cost: plus(sum(costs.values()), exact(fixedCostTotal(event.fixedCosts))),
    byCategory,
  };
}

/** Price and extras; without a price the marked-up cost of the recipes stands in for them. */
function eventRevenue(
  event: PricedEvent,
  ingredients: Ingredients,
): Pick<EventFigures, "revenue" | "estimated"> {
  if (event.total !== null) return { revenue: exact(event.total), estimated: ZERO };
  const revenue = times(sum(event.drinks.map((drink) => drinksCost(drink, event, ingredients))), MARKUP);
  return { revenue, estimated: revenue };
}

/** The cost of each ingredient: of the used and lost stock once it was withdrawn, of the plan until then. */
function stockCosts(event: PricedEvent, ingredients: Ingredients): Map<number, Exact> {
  const { stockUse } = event;
  if (stockUse.length > 0) {
    const uses = groupBy(stockUse, ({ ingredientId }) => ingredientId);
    return new Map([...uses].map(([id, own]) => [id, sum(own.map(spentCost))]));
  }
  const needs = [...plannedStock(event, ingredients)];
  return new Map(
    needs.map(([id, { amount }]) => [id, amountCost(amount, ingredients.get(id)?.unitCost ?? 0)]),
  );
}

/** The recipe cost of all drinks of one kind, with units and prices of the withdrawal if there was one. */
function drinksCost(
  { quantity, ingredients: lines }: CateringEvent["drinks"][number],
  { stockUse }: PricedEvent,
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
