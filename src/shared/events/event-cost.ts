import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { isUnpriced } from "#shared/ingredients/unknown-prices.ts";
import { spentCost } from "#shared/night/used-stock.ts";
import { dividedBy, type Exact, exact, plus, rounded, sum } from "#shared/numbers/exact.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { FixedCost, PricedEvent } from "./contract.ts";
import type { EventPlan } from "./plan-contract.ts";
import { plannedStock } from "./stock/planned-stock.ts";

type Priced = Convertible & { unitCost: number };

export type EventCost = {
  stock: number;
  fixed: number;
  total: number;
  /**
   * True once stock was withdrawn, or nothing was used: the cost of what was used and lost, at that time's prices. Until then it
   * is the plan at today's prices.
   */
  isReal: boolean;
  isApproximate: boolean;
  /** Ids of the ingredients whose prices are not known, which count nothing. */
  unpriced: number[];
};

export const fixedCostTotal = (costs: readonly Pick<FixedCost, "value">[]): number =>
  rounded(sum(costs.map(({ value }) => exact(value))), 2);

/** The planned amounts at today's unit costs; exact, since sums are rounded once. */
export function plannedCost(
  plan: EventPlan,
  ingredients: ReadonlyMap<number, Priced>,
): { cost: Exact } & Pick<EventCost, "isApproximate" | "unpriced"> {
  const needs = [...plannedStock(plan, ingredients)];
  return {
    cost: sum(needs.map(([id, { amount }]) => amountCost(amount, ingredients.get(id)?.unitCost ?? 0))),
    isApproximate: needs.some(([, need]) => need.isApproximate),
    unpriced: needs.flatMap(([id]) => (isUnpriced(ingredients.get(id) ?? { unitCost: 0 }) ? [id] : [])),
  };
}

export function eventCost(
  event: EventPlan &
    Pick<PricedEvent, "stockUse" | "stockState"> & { fixedCosts: readonly Pick<FixedCost, "value">[] },
  ingredients: ReadonlyMap<number, Priced>,
): EventCost {
  const { fixedCosts, stockUse, stockState } = event;
  const isReal = stockUse.length > 0 || stockState === "unused";
  const stock = isReal
    ? { cost: sum(stockUse.map(spentCost)), isApproximate: false, unpriced: takenUnpriced(stockUse) }
    : plannedCost(event, ingredients);
  const fixed = fixedCostTotal(fixedCosts);
  return {
    stock: rounded(stock.cost, 2),
    fixed,
    total: rounded(plus(stock.cost, exact(fixed)), 2),
    isReal,
    isApproximate: stock.isApproximate,
    unpriced: stock.unpriced,
  };
}

const takenUnpriced = (stockUse: PricedEvent["stockUse"]): number[] => [
  ...new Set(stockUse.filter(isUnpriced).map(({ ingredientId }) => ingredientId)),
];

/** Undefined without guests. */
export const costPerGuest = (total: number, guests: number): number | undefined =>
  guests > 0 ? rounded(dividedBy(exact(total), exact(guests)), 2) : undefined;
