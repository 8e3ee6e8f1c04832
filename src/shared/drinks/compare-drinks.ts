import type { CateringEvent } from "#shared/events/contract.ts";
import { hasBegun } from "#shared/events/event-days.ts";
import { rounded, times } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { type CostedIngredient, exactDrinkCost, MARKUP, type RecipeLine } from "./drink-cost.ts";

type Compared = { id: number; name: string; ingredients: readonly RecipeLine[] };

export type ComparedDrink<D> = {
  drink: D;
  cost: number;
  /** Ids of the ingredients whose prices are not known. */
  unpriced: number[];
  price: number;
  served: number;
};

export const drinkSortKeys = ["name", "cost", "price", "served"] as const;
export type DrinkSortKey = (typeof drinkSortKeys)[number];
export type DrinkSorting = { key: DrinkSortKey; isDescending: boolean };

const servedStatuses: readonly string[] = ["confirmado", "em andamento", "concluído", "finalizado"];

type ServedAt = Pick<CateringEvent, "date" | "status" | "drinks">;

/** The number of each drink at past events that took place; disabled ones count, as in the reports. */
export function timesServed(events: readonly ServedAt[], now: Date): Map<number, number> {
  const served = new Map<number, number>();
  for (const event of events) {
    if (!servedStatuses.includes(event.status) || !hasBegun(event, now)) continue;
    for (const { drinkId, quantity } of event.drinks)
      served.set(drinkId, (served.get(drinkId) ?? 0) + quantity);
  }
  return served;
}

/** The drinks with their figures, sorted; of equal figures the name decides. */
export function compareDrinks<D extends Compared>(
  drinks: readonly D[],
  ingredients: ReadonlyMap<number, CostedIngredient>,
  served: ReadonlyMap<number, number>,
  { key, isDescending }: DrinkSorting,
): ComparedDrink<D>[] {
  const byName = (a: ComparedDrink<D>, b: ComparedDrink<D>) => compareTexts(a.drink.name, b.drink.name);
  const compare = (a: ComparedDrink<D>, b: ComparedDrink<D>) =>
    (key === "name" ? byName(a, b) : a[key] - b[key]) * (isDescending ? -1 : 1) || byName(a, b);
  return drinks
    .map((drink) => {
      const { cost, unpriced } = exactDrinkCost(drink.ingredients, ingredients);
      const price = rounded(times(cost, MARKUP), 2);
      return { drink, cost: rounded(cost, 2), unpriced, price, served: served.get(drink.id) ?? 0 };
    })
    .sort(compare);
}
