import type { CateringEvent } from "#shared/events/contract.ts";
import { isLapsed } from "#shared/events/stock/lapsed.ts";
import type { Clock } from "#shared/time/clock.ts";

type Lines = readonly { ingredientId: number }[];
type Plan = Pick<CateringEvent, "date" | "active" | "stockState"> & {
  drinks: readonly { ingredients: Lines }[];
  supplies: Lines;
};

/** The number of recipes and of coming events that name an ingredient. */
export function mergeUses(
  id: number,
  { drinks, events }: { drinks: readonly { ingredients: Lines }[]; events: readonly Plan[] },
  clock: Clock,
): { recipes: number; events: number } {
  const isNamed = (lines: Lines) => lines.some(({ ingredientId }) => ingredientId === id);
  const coming = events.filter(
    (event) => event.active === "true" && event.stockState === "planned" && !isLapsed(event, clock),
  );
  return {
    recipes: drinks.filter(({ ingredients }) => isNamed(ingredients)).length,
    events: coming.filter((event) =>
      isNamed([...event.supplies, ...event.drinks.flatMap(({ ingredients }) => ingredients)]),
    ).length,
  };
}
